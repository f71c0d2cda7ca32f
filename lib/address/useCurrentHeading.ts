import { useEffect, useState } from 'react';

/**
 * A heading counts as reached when it is in the upper third of the view or anywhere above, however far:
 * else a jump from the end of the page to its beginning would pass unseen.
 */
const READING_LINE = '1000000px 0px -66% 0px';

/** The id of the heading under which the reader is; empty at first, and above the first heading. */
export function useCurrentHeading(ids: readonly string[]) {
  const [current, setCurrent] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight / 3;
      const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent(reached[reached.length - 1]?.id ?? '');
    };
    const observer = new IntersectionObserver(find, { rootMargin: READING_LINE });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
