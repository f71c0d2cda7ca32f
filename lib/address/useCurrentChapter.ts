import { type RefObject, useEffect, useState } from 'react';
import { useAddress } from '@/lib/address/useAddress';

type Chapter = { id: string };

/** A chapter that an anchor put right under the row must count as reached, whatever the pixels round to. */
const SLACK_PX = 2;
const BELOW_THE_PAGE = '100000px';

function bottomOfRow(row: HTMLElement) {
  return Number.parseFloat(getComputedStyle(row).top) + row.offsetHeight;
}

/**
 * The chapter that lies under the sticky row; null at first. Where the last chapter stands whole in the view,
 * as it does at the end of a page on tall screens, it is the current one, unless the address asks for another.
 */
export function useCurrentChapter(row: RefObject<HTMLElement | null>, chapters: readonly Chapter[]) {
  const [underRow, setUnderRow] = useState<string | null>(null);
  const [lastIsWhole, setLastIsWhole] = useState(false);
  const asked = useAddress((address) => address?.hash ?? '');
  const last = chapters.at(-1)?.id ?? null;

  useEffect(() => {
    const element = row.current;
    const sections = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const lastSection = sections.at(-1);
    if (!element || !lastSection) return;
    const watch = () => {
      const top = `-${bottomOfRow(element) + SLACK_PX}px`;
      const notYetPassed = new Set<Element>();
      const passing = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) notYetPassed.add(target);
            else notYetPassed.delete(target);
          }
          setUnderRow((sections.find((section) => notYetPassed.has(section)) ?? lastSection).id);
        },
        { rootMargin: `${top} 0px ${BELOW_THE_PAGE} 0px` },
      );
      const whole = new IntersectionObserver(
        (entries) => setLastIsWhole((entries.at(-1)?.intersectionRatio ?? 0) > 0.98),
        { rootMargin: `${top} 0px 0px 0px`, threshold: [0, 0.99] },
      );
      for (const section of sections) passing.observe(section);
      whole.observe(lastSection);
      return () => {
        passing.disconnect();
        whole.disconnect();
      };
    };
    let stop = watch();
    const onResize = () => {
      stop();
      stop = watch();
    };
    window.addEventListener('resize', onResize);
    return () => {
      stop();
      window.removeEventListener('resize', onResize);
    };
  }, [row, chapters]);

  return lastIsWhole && asked !== underRow ? last : underRow;
}
