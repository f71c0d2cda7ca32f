/** How many pages and files the browser keeps for places without a network. */
export async function countCopies() {
  if (!('caches' in window)) return 0;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().length;
}

export async function forgetCopies() {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
