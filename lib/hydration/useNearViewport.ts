import { useIntersection } from '@mantine/hooks';

/**
 * Whether the element that `ref` is given to is in the view grown by the margin, e.g. '100% 0px' for one view above
 * and below. False at first, and while there is no element.
 */
export function useNearViewport(rootMargin = '0px') {
  const { ref, entry } = useIntersection({ rootMargin });
  return { ref, within: entry?.isIntersecting ?? false };
}
