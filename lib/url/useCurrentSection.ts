import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseUrl } from '@/lib/url/parseUrl';
import { subscribeUrl } from '@/lib/url/useUrl';

/**
 * The id of the last section whose top has passed the line, in pixels from the top of the view; undefined at first, null
 * above them all. At the end of the page it is the last section, unless the address asks for the one at the line.
 */
export function useCurrentSection(sections: readonly { id: string }[], line: () => number) {
  const [current, setCurrent] = useState<string | null>();
  const update = () => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const limit = line();
    // Measuring the sections below as well would lay them out.
    const next = elements.findIndex((element) => element.getBoundingClientRect().top > limit);
    const atLine = (next < 0 ? elements.at(-1) : elements[next - 1])?.id ?? null;
    const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    const isAsked = parseUrl(location.href).hash === atLine;
    setCurrent(isEnd && !isAsked ? (sections.at(-1)?.id ?? null) : atLine);
  };
  const updateOnUrl = useEffectEvent(update);
  useWindowEvent('scroll', update, { passive: true });
  useWindowEvent('resize', update);
  useEffect(() => {
    updateOnUrl();
    return subscribeUrl(updateOnUrl);
  }, []);
  return current;
}
