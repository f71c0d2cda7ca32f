/** Next puts it into every page's payload, so it is empty; visitors see global-not-found.tsx. */
export default function NotFound() {
  return null;
}
