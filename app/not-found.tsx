/** Stands in the payload of every page, so it is empty; visitors are shown global-not-found.tsx. */
export default function NotFound() {
  return null;
}
