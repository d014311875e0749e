/* Reading and writing an entry of a list, and asking for the class of an object, without a call. mypyc keeps the first two
   in its library, Python the third; the usual case is here, everything else stays there. scripts/compile.py includes this
   in every file that mypyc has written. */

#include <Python.h>
#include <CPy.h>

#ifndef Py_GIL_DISABLED

/* Whether a small number is the index of an entry, counted from the front. */
static inline bool inside(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) && index >> 1 < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *get_item(PyObject *list, CPyTagged index) {
    return likely(inside(list, index)) ? Py_NewRef(PyList_GET_ITEM(list, index >> 1)) : CPyList_GetItem(list, index);
}

static inline PyObject *get_item_int64(PyObject *list, int64_t index) {
    return likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)) ? Py_NewRef(PyList_GET_ITEM(list, index))
                                                                     : CPyList_GetItemInt64(list, index);
}

static inline PyObject *get_item_borrow(PyObject *list, CPyTagged index) {
    return likely(inside(list, index)) ? PyList_GET_ITEM(list, index >> 1) : CPyList_GetItemBorrow(list, index);
}

static inline PyObject *get_item_int64_borrow(PyObject *list, int64_t index) {
    return likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)) ? PyList_GET_ITEM(list, index)
                                                                     : CPyList_GetItemInt64Borrow(list, index);
}

static inline bool set_item(PyObject *list, CPyTagged index, PyObject *value) {
    if (unlikely(!inside(list, index)))
        return CPyList_SetItem(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, index >> 1);
    PyList_SET_ITEM(list, index >> 1, value);
    Py_DECREF(before);
    return true;
}

static inline int type_check(PyObject *object, PyTypeObject *type) {
    for (PyTypeObject *own = Py_TYPE(object); own != NULL; own = own->tp_base)
        if (own == type)
            return 1;
    return PyType_IsSubtype(Py_TYPE(object), type);
}

#define CPyList_GetItem get_item
#define CPyList_GetItemShort get_item
#define CPyList_GetItemInt64 get_item_int64
#define CPyList_GetItemBorrow get_item_borrow
#define CPyList_GetItemShortBorrow get_item_borrow
#define CPyList_GetItemInt64Borrow get_item_int64_borrow
#define CPyList_SetItem set_item
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) type_check((PyObject *)(object), type)

#endif
