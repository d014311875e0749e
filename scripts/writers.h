/* Short cuts for the loops of caravela.core.writers, which have the same names: scripts/compile.py lets each loop try its
   short cut first. Each writes the same as its loop. It is false where a number is not small, an entry is missing or there is
   no room; then the loop goes through everything again, and tells what is wrong. */

#ifndef Py_GIL_DISABLED

/* A compiler that does not see by itself that vectors of numbers pay. */
#if defined(__GNUC__) && !defined(__clang__)
#define IN_VECTORS __attribute__((noinline, optimize("O3")))
#else
#define IN_VECTORS __attribute__((noinline))
#endif

static inline bool room(VecI32 memory, int64_t at, int64_t count) {
    if (unlikely(uncounted_from == 0))
        find_uncounted();
    return likely(at >= 0 && count <= memory.len - at);
}

/* Which number an object is. Python's small numbers lie side by side in memory: the place says it. */
static inline bool number_of(PyObject *object, int64_t *number) {
    size_t place = (uintptr_t)object - uncounted_from;
    Py_ssize_t value;
    if (likely(place < uncounted_span))
        value = (Py_ssize_t)(place / sizeof(PyLongObject)) + LEAST;
    else if (!as_small(object, &value))
        return false;
    *number = value;
    return true;
}

/* So many small numbers by their places, and whether all of them were: that is, whether they lie where the upper half of
   the address is the same, not before the first, and not behind the last. */
static IN_VECTORS bool by_place(int32_t *restrict cells, PyObject *const *restrict items, int64_t count) {
    uint64_t from = uncounted_from;
    uint32_t least = (uint32_t)from, upper = (uint32_t)(from >> 32), span = (uint32_t)uncounted_span - 1, wrong = 0;
    for (int64_t i = 0; i < count; i++) {
        uint64_t address = (uintptr_t)items[i];
        uint32_t place = (uint32_t)address - least;
        wrong |= ((uint32_t)(address >> 32) ^ upper) | (place | (span - place)) >> 31;
        cells[i] = (int32_t)(place / (uint32_t)sizeof(PyLongObject)) + LEAST;
    }
    return !wrong;
}

/* Any numbers, one after the other. */
static inline bool one_by_one(int32_t *cells, PyObject *const *items, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        int64_t number;
        if (unlikely(!number_of(items[i], &number) || (int32_t)number != number))
            return false;
        cells[i] = (int32_t)number;
    }
    return true;
}

static inline bool all_of(int32_t *cells, PyObject *const *items, int64_t count) {
    return (count >= 8 && uncounted_span && by_place(cells, items, count)) || one_by_one(cells, items, count);
}

static inline bool put_numbers(VecI32 memory, int64_t at, PyObject *items, int64_t first, int64_t last) {
    return room(memory, at, last - first) && first >= 0 && last <= PyList_GET_SIZE(items) &&
           all_of(memory.items + at, ((PyListObject *)items)->ob_item + first, last - first);
}

static inline bool put_turned(VecI32 memory, int64_t at, PyObject *items, int64_t mine, int64_t last) {
    if (!room(memory, at, last) || mine < 0 || mine > last || last > PyList_GET_SIZE(items))
        return false;
    PyObject **item = ((PyListObject *)items)->ob_item;
    int32_t *cells = memory.items + at;
    return all_of(cells, item + mine, last - mine) && all_of(cells + last - mine, item, mine);
}

static inline int64_t seen_from(int64_t named, int64_t mine, int64_t last, int64_t absent) {
    return named < 0 ? -1 : named >= last ? named + absent : named >= mine ? named - mine : named + last - mine;
}

static inline bool put_named(VecI32 memory, int64_t at, PyObject *items, int64_t mine, int64_t last, int64_t absent) {
    Py_ssize_t count = PyList_GET_SIZE(items);
    if (!room(memory, at, count))
        return false;
    for (Py_ssize_t i = 0; i < count; i++) {
        int64_t named;
        if (unlikely(!number_of(PyList_GET_ITEM(items, i), &named) || (int32_t)named != named))
            return false;
        memory.items[at + i] = (int32_t)seen_from(named, mine, last, absent);
    }
    return true;
}

static inline bool put_ones(VecI32 memory, int64_t at, int64_t members) {
    if (members == 0)
        return true;
    if (members < 0 || !room(memory, at, 64 - __builtin_clzll((uint64_t)members)))
        return false;
    for (uint64_t left = (uint64_t)members; left; left &= left - 1)
        memory.items[at + __builtin_ctzll(left)] = 1;
    return true;
}

static inline bool put_set(VecI32 memory, int64_t at, CPyTagged members) {
    return CPyTagged_CheckShort(members) && put_ones(memory, at, CPyTagged_ShortAsSsize_t(members));
}

static inline bool put_sets(VecI32 memory, int64_t at, PyObject *items, int64_t mine, int64_t last, int64_t width) {
    if (mine < 0 || mine > last || last > PyList_GET_SIZE(items) || !room(memory, at, last * width))
        return false;
    for (int64_t i = mine, left = last; left > 0; left--, i++, at += width) {
        int64_t members;
        if (i == last)
            i = 0;
        if (unlikely(!number_of(PyList_GET_ITEM(items, i), &members) || !put_ones(memory, at, members)))
            return false;
    }
    return true;
}

/* Counts are added, so what was counted before something goes wrong is taken back. */
static inline bool put_counts(VecI32 memory, int64_t at, PyObject *row, int64_t mine, int64_t last, int64_t absent) {
    Py_ssize_t count = PyTuple_GET_SIZE(row), i;
    int32_t *cells = memory.items + at;
    int64_t cell, end = memory.len - at;
    if (!room(memory, at, 0))
        return false;
    for (i = 0; i < count; i++) {
        if (unlikely(!number_of(PyTuple_GET_ITEM(row, i), &cell) || (int32_t)cell != cell))
            break;
        cell = seen_from(cell, mine, last, absent);
        if (unlikely(cell < 0 || cell >= end))
            break;
        cells[cell]++;
    }
    if (likely(i == count))
        return true;
    while (i-- > 0)
        if (number_of(PyTuple_GET_ITEM(row, i), &cell))
            cells[seen_from(cell, mine, last, absent)]--;
    return false;
}

static inline bool put_blanks(VecI32 memory, int64_t at, int64_t end, int64_t blank) {
    if (blank != 0 || end < at || !room(memory, at, end - at))
        return false;
    memset(memory.items + at, 0, (size_t)(end - at) * sizeof(int32_t));
    return true;
}

#endif
