/**
 * Stands in for the module of Next that renders each page twice more, into files for prefetching, which no link of this
 * site does: with thousands of articles half of the time of a build. Where Next has moved it, pruneExport.ts deletes them.
 */
export async function collectPrefetchHints() {
  return null;
}

export async function collectSegmentData() {
  return new Map();
}
