const scripts = new Map<string, Promise<void>>();

function append(src: string, timeoutMs: number) {
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${src} did not load in time`)), timeoutMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${src} did not load`));
    };
  });
  script.src = src;
  document.head.append(script);
  return loaded.catch((error) => {
    script.remove();
    throw error;
  });
}

/** Loads a script of another site, once however often it is asked for; after a failure it can be asked for again. */
export function loadScript(src: string, timeoutMs: number) {
  const known = scripts.get(src);
  if (known) return known;
  const loaded = append(src, timeoutMs).catch((error) => {
    scripts.delete(src);
    throw error;
  });
  scripts.set(src, loaded);
  return loaded;
}
