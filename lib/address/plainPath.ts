/**
 * Asks again for a path that was joined with one slash too many: the router would take its first part for a host, and
 * fail. Inline in the head.
 */
export const PLAIN_PATH_SCRIPT =
  "location.pathname.startsWith('//')&&(history.replaceState(null,'',location.pathname.replace(/^\\/+/,'/')+location.search+location.hash),location.reload());";
