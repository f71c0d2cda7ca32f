/** Without zod: read in the browser, when everything else has failed. */
export type CrashContent = {
  title: string;
  text: string;
  retry: string;
  lostScripts: { text: string; retry: string };
  home: { title: string; path: string };
};
