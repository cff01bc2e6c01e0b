// Atomic words, with the builtins that Clang has for every platform. The atomics of Swift's standard library need
// macOS 15 and iOS 18.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// A word that threads access with the functions below alone.
typedef struct { uintptr_t bits; } locator_word;

static inline uintptr_t locator_load(const locator_word *word) {
  return __atomic_load_n(&word->bits, __ATOMIC_ACQUIRE);
}

/// Reads the word, in one order with all stores and changes below.
static inline uintptr_t locator_load_in_order(const locator_word *word) {
  return __atomic_load_n(&word->bits, __ATOMIC_SEQ_CST);
}

static inline void locator_store(locator_word *word, uintptr_t bits) {
  __atomic_store_n(&word->bits, bits, __ATOMIC_SEQ_CST);
}

static inline uintptr_t locator_exchange(locator_word *word, uintptr_t bits) {
  return __atomic_exchange_n(&word->bits, bits, __ATOMIC_SEQ_CST);
}

/// Stores a value unless there is one, and returns the one that was there, or zero.
static inline uintptr_t locator_store_first(locator_word *word, uintptr_t bits) {
  uintptr_t known = 0;
  __atomic_compare_exchange_n(&word->bits, &known, bits, 0, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
  return known;
}

static inline void locator_insert(locator_word *word, uintptr_t bits) {
  __atomic_fetch_or(&word->bits, bits, __ATOMIC_SEQ_CST);
}

static inline void locator_remove(locator_word *word, uintptr_t bits) {
  __atomic_fetch_and(&word->bits, ~bits, __ATOMIC_SEQ_CST);
}

/// Returns the sum.
static inline uintptr_t locator_add(locator_word *word, uintptr_t number) {
  return __atomic_add_fetch(&word->bits, number, __ATOMIC_SEQ_CST);
}

/// Returns words that are zero.
locator_word *locator_allocate_words(size_t count);

void locator_free_words(locator_word *words);

/// Returns a word of the process, which is zero at its start. A global of Swift would have to be initialized, and each
/// read would check whether it is.
static inline locator_word *locator_word_of_process(int number) {
  extern locator_word locator_words_of_process[8];
  return &locator_words_of_process[number];
}

#if defined(__APPLE__)
/// Returns the label of the queue that runs the caller, of a name of its own: programs have a declaration that differs.
const char *locator_label_of_queue(const void *current) __asm("_dispatch_queue_get_label");
#endif
