import { useIntersection } from '@mantine/hooks';

/** Whether the element of `ref` is in the view grown by the margin; false at first and without an element. */
export function useNearViewport(rootMargin = '0px', root: Element | null = null) {
  const { ref, entry } = useIntersection({ rootMargin, root });
  return { ref, within: entry?.isIntersecting ?? false };
}
