#include "CConformanceSupport.h"

#include <string.h>

// One range of counters for each object that was compiled with coverage.
enum { MAX_RANGES = 64 };
static struct { uint8_t *start, *end; } ranges[MAX_RANGES];
static size_t range_count;

// The compiler's code calls these by name before main. Weak: libFuzzer has its own.
__attribute__((weak)) void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
  if (start == end || range_count == MAX_RANGES) return;
  for (size_t index = 0; index < range_count; index++) {
    if (ranges[index].start == start) return;
  }
  ranges[range_count].start = start;
  ranges[range_count].end = end;
  range_count++;
}

__attribute__((weak)) void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end) {
  (void)start;
  (void)end;
}

void conformance_clear_coverage(void) {
  for (size_t index = 0; index < range_count; index++) {
    memset(ranges[index].start, 0, (size_t)(ranges[index].end - ranges[index].start));
  }
}

size_t conformance_coverage_ranges(void) { return range_count; }

const uint8_t *conformance_coverage(size_t index, size_t *count) {
  *count = (size_t)(ranges[index].end - ranges[index].start);
  return ranges[index].start;
}
