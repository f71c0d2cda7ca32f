import { availableParallelism } from 'node:os';

/** Works on one item per processor at a time; the results keep the order. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
