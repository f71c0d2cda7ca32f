/**
 * Stands in for the module of Next that renders each page twice more, into files for prefetching. No link of this
 * site prefetches, and with thousands of articles that took half of the time of a build and most of its files.
 */
export async function collectPrefetchHints() {
  return null;
}

export async function collectSegmentData() {
  return new Map();
}
