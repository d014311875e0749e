/* Reading and writing an entry of a list, and asking for the class of an object, without a call. mypyc keeps the first two
   in its library, Python the third; the usual case is here, everything else stays there. And copies of lists of numbers
   that are made of the lists of objects that have gone. scripts/compile.py includes this in every file that mypyc has
   written. */

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

/* `list[index] += 1`, which mypyc leaves to Python. */
static inline bool as_small(PyObject *object, Py_ssize_t *value) {
    int overflow = 1;
    if (PyLong_CheckExact(object))
        *value = CPyLong_AsSsize_tAndOverflow(object, &overflow);
    return !overflow;
}

static inline PyObject *add(PyObject *left, PyObject *right) {
    Py_ssize_t a, b;
    return likely(as_small(left, &a) && as_small(right, &b)) ? PyLong_FromSsize_t(a + b)
                                                             : PyNumber_InPlaceAdd(left, right);
}

static inline PyObject *subtract(PyObject *left, PyObject *right) {
    Py_ssize_t a, b;
    return likely(as_small(left, &a) && as_small(right, &b)) ? PyLong_FromSsize_t(a - b)
                                                             : PyNumber_InPlaceSubtract(left, right);
}

/* The arguments of a call by position, all of them given. */
static inline bool take(PyObject *const *given, Py_ssize_t count, PyObject *names, size_t places, PyObject **place[]) {
    if (unlikely(names != NULL || (size_t)count != places))
        return false;
    for (size_t i = 0; i < places; i++)
        *place[i] = given[i];
    return true;
}

#define PyNumber_InPlaceAdd add
#define PyNumber_InPlaceSubtract subtract
#define CPyArg_ParseStackAndKeywordsSimple(given, count, names, parser, ...)                        \
    (take(given, count, names, sizeof((PyObject **[]){__VA_ARGS__}) / sizeof(PyObject **),           \
          (PyObject **[]){__VA_ARGS__}) ||                                                          \
     CPyArg_ParseStackAndKeywordsSimple(given, count, names, parser, __VA_ARGS__))
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
