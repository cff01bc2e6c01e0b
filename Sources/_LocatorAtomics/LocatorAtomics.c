#include "LocatorAtomics.h"

#include <stdlib.h>

locator_word locator_words_of_process[8];

locator_word *locator_allocate_words(size_t count) {
  locator_word *words = calloc(count, sizeof(locator_word));
  if (!words) abort();
  return words;
}

void locator_free_words(locator_word *words) { free(words); }
