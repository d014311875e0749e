/* Short cuts for the loops of caravela.core.writers, which have the same names: scripts/compile.py lets each loop try its
   short cut first. Each writes the same as its loop. It is false where a number is not small, an entry is missing or there is
   no room; then the loop goes through everything again, and tells what is wrong. */

#ifndef Py_GIL_DISABLED

/* Four numbers of 32 bits, which processors take in one step. */
typedef uint32_t Four __attribute__((vector_size(16), aligned(4), may_alias));
typedef uint64_t Two __attribute__((vector_size(16)));

/* Every second number of two fours, from the first or from the second on. */
#if defined(__clang__) || __GNUC__ >= 12
#define FIRSTS(one, other) __builtin_shufflevector(one, other, 0, 2, 4, 6)
#define SECONDS(one, other) __builtin_shufflevector(one, other, 1, 3, 5, 7)
#else
#define FIRSTS(one, other) __builtin_shuffle(one, other, (Four){0, 2, 4, 6})
#define SECONDS(one, other) __builtin_shuffle(one, other, (Four){1, 3, 5, 7})
#endif

/* Addresses are two such numbers, the lower half first; only where find_uncounted has found the small numbers. */
#define PLACES_TELL (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && uncounted_span)

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

/* Which member of something an object names, if it is one of the small numbers from 0 on. */
static inline bool small_member(PyObject *object, int64_t *member) {
    size_t place = (uintptr_t)object - uncounted_from;
    *member = (int64_t)(place / sizeof(PyLongObject)) + LEAST;
    return likely(place < uncounted_span && *member >= 0);
}

/* Four small numbers by their places. What is wrong comes together: whether the upper halves of their addresses are other
   than that of the first small number's, or whether, by the sign, a place is before the first or behind the last. */
static inline void four_by_place(int32_t *cells, PyObject *const *items, Four *halves, Four *signs) {
    Four one = *(const Four *)items, other = *(const Four *)(items + 2);
    Four place = FIRSTS(one, other) - (uint32_t)uncounted_from;
    *halves |= SECONDS(one, other) ^ (uint32_t)((uint64_t)uncounted_from >> 32);
    *signs |= place | ((uint32_t)uncounted_span - 1 - place);
    *(Four *)cells = place / (uint32_t)sizeof(PyLongObject) + (uint32_t)LEAST;
}

/* So many small numbers, four at least, and whether all of them were. The last four may be some of those before them. */
static inline bool by_place(int32_t *cells, PyObject *const *items, int64_t count) {
    Four halves = {0}, signs = {0};
    for (int64_t i = 0; i < count - 4; i += 4)
        four_by_place(cells + i, items + i, &halves, &signs);
    four_by_place(cells + count - 4, items + count - 4, &halves, &signs);
    Two wrong = (Two)(halves | signs >> 31);
    return !(wrong[0] | wrong[1]);
}

/* Any numbers, one after the other. */
static CPy_NOINLINE bool one_by_one(int32_t *cells, PyObject *const *items, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        int64_t number;
        if (unlikely(!number_of(items[i], &number) || (int32_t)number != number))
            return false;
        cells[i] = (int32_t)number;
    }
    return true;
}

static inline bool all_of(int32_t *cells, PyObject *const *items, int64_t count) {
    return (count >= 4 && PLACES_TELL && by_place(cells, items, count)) || one_by_one(cells, items, count);
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

/* Sums instead of questions: which seat is named is hard to foretell. */
static inline int64_t seen_from(int64_t named, int64_t mine, int64_t last, int64_t absent) {
    return named - (named < last ? mine : -absent) + (named < mine ? last : 0);
}

static inline bool put_named(VecI32 memory, int64_t at, PyObject *items, int64_t mine, int64_t last, int64_t absent) {
    Py_ssize_t count = PyList_GET_SIZE(items);
    if (!room(memory, at, count))
        return false;
    for (Py_ssize_t i = 0; i < count; i++) {
        int64_t named;
        if (unlikely(!number_of(PyList_GET_ITEM(items, i), &named) || (int32_t)named != named))
            return false;
        memory.items[at + i] = named < 0 ? -1 : (int32_t)seen_from(named, mine, last, absent);
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

/* What four members of a set are written as, by the bits of those that are in it. */
#define BITS(bits) {(bits)&1, (bits) >> 1 & 1, (bits) >> 2 & 1, (bits) >> 3 & 1}
static const int32_t four_members[16][4] = {
    BITS(0), BITS(1), BITS(2),  BITS(3),  BITS(4),  BITS(5),  BITS(6),  BITS(7),
    BITS(8), BITS(9), BITS(10), BITS(11), BITS(12), BITS(13), BITS(14), BITS(15),
};

/* How many members a set has is hard to foretell, so all of its room is written. */
static inline void put_members(int32_t *cells, uint64_t members, int64_t width) {
    int64_t i = 0;
    for (; i < width - 3; i += 4, members >>= 4)
        memcpy(cells + i, four_members[members & 15], sizeof(four_members[0]));
    for (; i < width; i++, members >>= 1)
        cells[i] = members & 1;
}

static inline bool put_sets(VecI32 memory, int64_t at, PyObject *items, int64_t mine, int64_t last, int64_t width) {
    if (mine < 0 || mine > last || last > PyList_GET_SIZE(items) || !room(memory, at, last * width))
        return false;
    if (width < 0 || width > 63)
        return false;
    for (int64_t i = mine, left = last; left > 0; left--, i++, at += width) {
        int64_t members;
        if (i == last)
            i = 0;
        if (unlikely(!number_of(PyList_GET_ITEM(items, i), &members) || members >> width))
            return false;
        if (members)
            put_members(memory.items + at, (uint64_t)members, width);
    }
    return true;
}

/* Counts are added. Of a row that has anything wrong with it, what was counted before is taken back. */
static inline bool count_row(int32_t *cells, int64_t room, PyObject *row, int64_t mine, int64_t last, int64_t absent) {
    PyObject **item = ((PyTupleObject *)row)->ob_item;
    Py_ssize_t count = PyTuple_GET_SIZE(row), i;
    int64_t cell;
    for (i = 0; i < count && small_member(item[i], &cell); i++) {
        cell = seen_from(cell, mine, last, absent);
        if (unlikely(cell >= room))
            break;
        cells[cell]++;
    }
    if (likely(i == count))
        return true;
    while (i-- > 0 && small_member(item[i], &cell))
        cells[seen_from(cell, mine, last, absent)]--;
    return false;
}

static inline bool put_counts(VecI32 memory, int64_t at, PyObject *row, int64_t mine, int64_t last, int64_t absent) {
    return room(memory, at, 0) && count_row(memory.items + at, memory.len - at, row, mine, last, absent);
}

/* A row that has anything wrong with it takes back those before it as well: its room is empty again. */
static inline bool put_all_counts(VecI32 memory, int64_t at, PyObject *rows, int64_t first, int64_t end, int64_t width,
                                  int64_t mine, int64_t last, int64_t absent) {
    if (first < 0 || end > PyList_GET_SIZE(rows) || width < 0 || !room(memory, at, (end - first) * width))
        return false;
    for (int64_t i = first; i < end; i++) {
        PyObject *row = PyList_GET_ITEM(rows, i);
        int32_t *cells = memory.items + at + (i - first) * width;
        if (unlikely(!PyTuple_CheckExact(row) || !count_row(cells, width, row, mine, last, absent))) {
            memset(memory.items + at, 0, (size_t)((i - first) * width) * sizeof(int32_t));
            return false;
        }
    }
    return true;
}

static inline bool put_blanks(VecI32 memory, int64_t at, int64_t end, int64_t blank) {
    if (blank != 0 || end < at || !room(memory, at, end - at))
        return false;
    memset(memory.items + at, 0, (size_t)(end - at) * sizeof(int32_t));
    return true;
}

#endif
