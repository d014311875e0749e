/* What mypyc leaves to calls of its library and of Python: entries of lists and tuples, numbers as objects, the class of an
   object, functions that are found in a list. The usual case is here, everything else stays there. scripts/compile.py
   includes this in every file that mypyc has written. */

#include <Python.h>

#include "pythonsupport.h"

#if !CPY_3_12_FEATURES
/* What an object of a number says. mypyc asks for its sign first, which is hard to foretell: -1 stands for nothing, and
   many entries are 0. */
static inline Py_ssize_t value_of(PyObject *number, int *overflow) {
    Py_ssize_t sign = Py_SIZE(number);
    if (unlikely((size_t)sign + 1 > 2))
        return CPyLong_AsSsize_tAndOverflow(number, overflow);
    *overflow = 0;
    return sign * (Py_ssize_t)CPY_LONG_DIGIT((PyLongObject *)number, 0);
}

#define CPyLong_AsSsize_tAndOverflow value_of
#endif

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

/* What a tuple holds stays there. */
static inline PyObject *get_item_of_tuple_borrow(PyObject *tuple, CPyTagged index) {
    PyObject *item = CPySequenceTuple_GetItem(tuple, index);
    Py_XDECREF(item);
    return item;
}

/* At the end of a list that has room. */
static inline int append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated))
        return PyList_Append(list, value);
    PyList_SET_ITEM(list, size, Py_NewRef(value));
    Py_SET_SIZE((PyListObject *)list, size + 1);
    return 0;
}

/* Python has each small number once and for all; here they are found without asking for them. */
#define LEAST (-5)
#define SMALL 262

static PyObject *small_numbers[SMALL];

static inline PyObject *as_object(Py_ssize_t value) {
    if (unlikely((size_t)value - LEAST >= SMALL))
        return PyLong_FromSsize_t(value);
    PyObject **place = &small_numbers[value - LEAST];
    if (unlikely(*place == NULL))
        *place = PyLong_FromSsize_t(value);
    return Py_NewRef(*place);
}

static inline PyObject *steal_as_object(CPyTagged number) {
    return likely(CPyTagged_CheckShort(number)) ? as_object(CPyTagged_ShortAsSsize_t(number))
                                                : CPyTagged_LongAsObject(number);
}

/* Copies of lists of small numbers. Counting the references to what never goes away is most of their cost, so it is left
   out: Python 3.12 does not count them either; in 3.11 they get so many references that they never run out of them. A
   clone has some 300 entries; if a million were made in every second, and each entry were later given back without having
   been counted, that would take seven years. The other way, entries that were counted and are not given back, the count
   runs over after a thousand years. Only where that has been tried: elsewhere no number is taken for uncounted. */
#define TRIED (SIZEOF_VOID_P == 8 && PY_VERSION_HEX < 0x030E0000)

static uintptr_t uncounted_from;
static size_t uncounted_span;

static CPy_NOINLINE __attribute__((unused)) void find_uncounted(void) {
    PyObject *first = as_object(LEAST);
    uncounted_from = (uintptr_t)first;
    Py_DECREF(first);
#if TRIED
    for (Py_ssize_t i = 0; i < SMALL; i++) {
        PyObject *number = as_object(LEAST + i);
        Py_DECREF(number);
        if ((uintptr_t)number != uncounted_from + i * sizeof(PyLongObject))
            return;
    }
#if !CPY_3_12_FEATURES
    const Py_ssize_t plenty = (Py_ssize_t)1 << 56;
    for (Py_ssize_t i = 0; i < SMALL; i++)
        if (Py_REFCNT(small_numbers[i]) < plenty)
            Py_SET_REFCNT(small_numbers[i], plenty);
#endif
    uncounted_span = SMALL * sizeof(PyLongObject);
#endif
}

/* Whether a list holds small numbers only. */
static inline bool uncounted(PyObject *list) {
    PyObject **items = ((PyListObject *)list)->ob_item;
    bool all = true;
    for (Py_ssize_t i = 0, size = PyList_GET_SIZE(list); i < size; i++)
        all &= (uintptr_t)items[i] - uncounted_from < uncounted_span;
    return all;
}

static CPy_NOINLINE __attribute__((unused)) PyObject *copy(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(uncounted_from == 0))
        find_uncounted();
    if (size == 0 || !uncounted(list))
        return PyList_GetSlice(list, 0, size);
    PyObject **items = PyMem_New(PyObject *, size);
    PyListObject *made = items == NULL ? NULL : (PyListObject *)PyList_New(0);
    if (unlikely(made == NULL)) {
        PyMem_Free(items);
        return PyErr_NoMemory();
    }
    memcpy(items, ((PyListObject *)list)->ob_item, size * sizeof(PyObject *));
    made->ob_item = items;
    made->allocated = size;
    Py_SET_SIZE(made, size);
    return (PyObject *)made;
}

/* The same for a field that holds another list: made in that one if nobody else has it. */
static CPy_NOINLINE __attribute__((unused)) PyObject *copy_to(PyObject *list, PyObject *field) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (field == NULL || Py_REFCNT(field) != 1 || field == list || !PyList_CheckExact(field) ||
        PyList_GET_SIZE(field) != size || !uncounted(list) || !uncounted(field))
        return PyList_CheckExact(list) ? copy(list) : PyList_GetSlice(list, 0, size);
    memcpy(((PyListObject *)field)->ob_item, ((PyListObject *)list)->ob_item, size * sizeof(PyObject *));
    return Py_NewRef(field);
}

static inline PyObject *get_slice(PyObject *list, CPyTagged start, CPyTagged end) {
    return start == 0 && end == (CPyTagged)PY_SSIZE_T_MAX - 1 && PyList_CheckExact(list)
               ? copy(list)
               : CPyList_GetSlice(list, start, end);
}

/* The end of a field: nothing is left to count down in a list of small numbers that nobody else holds. */
static CPy_NOINLINE __attribute__((unused)) void release(PyObject *object) {
    if (PyList_CheckExact(object) && Py_REFCNT(object) == 1 && uncounted(object))
        Py_SET_SIZE((PyListObject *)object, 0);
    Py_DECREF(object);
}

static inline int type_check(PyObject *object, PyTypeObject *type) {
    for (PyTypeObject *own = Py_TYPE(object); own != NULL; own = own->tp_base)
        if (own == type)
            return 1;
    return PyType_IsSubtype(Py_TYPE(object), type);
}

/* The value of a small number: its sign times its only digit. mypyc asks whether it is 1, 0 or -1 digits long, and where
   zeros lie among other numbers the processor guesses wrong half of the time. */
static inline CPyTagged from_object(PyObject *object) {
    PyLongObject *number = (PyLongObject *)object;
#if PY_VERSION_HEX >= 0x030C0000
    uintptr_t tag = number->long_value.lv_tag;
    if (likely(tag < 2 << 3))
        return (CPyTagged)((1 - (Py_ssize_t)(tag & 3)) * (Py_ssize_t)number->long_value.ob_digit[0] * 2);
#else
    Py_ssize_t size = Py_SIZE(number);
    if (likely((size_t)(size + 1) < 3))
        return (CPyTagged)(size * (Py_ssize_t)number->ob_digit[0] * 2);
#endif
    return CPyTagged_FromObject(object);
}

static inline double as_double(PyObject *object) {
    return likely(PyFloat_CheckExact(object)) ? PyFloat_AS_DOUBLE(object) : PyFloat_AsDouble(object);
}

/* `list[index] += 1`, which mypyc leaves to Python. */
static inline bool as_small(PyObject *object, Py_ssize_t *value) {
    int overflow = 1;
    if (PyLong_CheckExact(object))
        *value = CPyLong_AsSsize_tAndOverflow(object, &overflow);
    return !overflow;
}

static inline PyObject *add(PyObject *left, PyObject *right) {
    Py_ssize_t a, b, sum;
    return likely(as_small(left, &a) && as_small(right, &b) && !__builtin_add_overflow(a, b, &sum))
               ? as_object(sum)
               : PyNumber_InPlaceAdd(left, right);
}

static inline PyObject *subtract(PyObject *left, PyObject *right) {
    Py_ssize_t a, b, difference;
    return likely(as_small(left, &a) && as_small(right, &b) && !__builtin_sub_overflow(a, b, &difference))
               ? as_object(difference)
               : PyNumber_InPlaceSubtract(left, right);
}

/* The length of a set of bits, to find one of them. */
static inline CPyTagged bit_length(CPyTagged number) {
    return likely(CPyTagged_CheckShort(number) && (Py_ssize_t)number > 0)
               ? (CPyTagged)(64 - __builtin_clzll(number >> 1)) << 1
               : CPyTagged_BitLength(number);
}

/* `list.count` of a number among numbers. */
static inline CPyTagged count(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list), wanted, found = 0, other;
    if (unlikely(!as_small(value, &wanted)))
        return CPyList_Count(list, value);
    for (Py_ssize_t i = 0; i < size; i++) {
        if (unlikely(!as_small(PyList_GET_ITEM(list, i), &other)))
            return CPyList_Count(list, value);
        found += other == wanted;
    }
    return (CPyTagged)found << 1;
}

/* The arguments of a call by position, all of them given. */
static inline bool take(PyObject *const *given, Py_ssize_t count, PyObject *names, size_t places, PyObject **place[]) {
    if (unlikely(names != NULL || (size_t)count != places))
        return false;
    for (size_t i = 0; i < places; i++)
        *place[i] = given[i];
    return true;
}

/* A function that mypyc has compiled is called directly, any other object as Python does it. */
static inline PyObject *call(PyObject *callable, PyObject *const *given, size_t count, PyObject *names) {
    if (likely(PyCFunction_CheckExact(callable) && PyCFunction_GET_FLAGS(callable) == (METH_FASTCALL | METH_KEYWORDS)))
        return ((_PyCFunctionFastWithKeywords)(void (*)(void))PyCFunction_GET_FUNCTION(callable))(
            PyCFunction_GET_SELF(callable), given, PyVectorcall_NARGS(count), names);
    return PyObject_Vectorcall(callable, given, count, names);
}

#define CPyTagged_FromObject from_object
#define PyFloat_AsDouble as_double
#if SIZEOF_VOID_P == 8
#define PyLong_FromLongLong as_object
#endif
#define PyNumber_InPlaceAdd add
#define PyNumber_InPlaceSubtract subtract
#define CPyArg_ParseStackAndKeywordsSimple(given, count, names, parser, ...)                        \
    (take(given, count, names, sizeof((PyObject **[]){__VA_ARGS__}) / sizeof(PyObject **),           \
          (PyObject **[]){__VA_ARGS__}) ||                                                          \
     CPyArg_ParseStackAndKeywordsSimple(given, count, names, parser, __VA_ARGS__))
#define CPyList_Count count
#define CPyList_GetItem get_item
#define CPyList_GetItemShort get_item
#define CPyList_GetItemInt64 get_item_int64
#define CPyList_GetItemBorrow get_item_borrow
#define CPyList_GetItemShortBorrow get_item_borrow
#define CPyList_GetItemInt64Borrow get_item_int64_borrow
#define CPyList_SetItem set_item
#define CPySequenceTuple_GetItemBorrow get_item_of_tuple_borrow
#define CPyTagged_StealAsObject steal_as_object
#define CPyTagged_BitLength bit_length
#define PyList_Append append
#define PyObject_Vectorcall call
#define CPyList_GetSlice get_slice
#undef Py_CLEAR
#define Py_CLEAR(field)                               \
    do {                                              \
        PyObject *object = (PyObject *)(field);       \
        if (object != NULL) {                         \
            (field) = NULL;                           \
            release(object);                          \
        }                                             \
    } while (0)
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) type_check((PyObject *)(object), type)

#endif
