import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseUrl } from '@/lib/url/parseUrl';
import { subscribeUrl } from '@/lib/url/useUrl';

/**
 * The id of the last section whose top has passed the line, in pixels from the top of the view; undefined at first, null
 * above them all. At the end of the page it is the last section, unless the address asks for the one at the line.
 */
export function useCurrentSection(ids: readonly string[], line: () => number) {
  const [current, setCurrent] = useState<string | null>();
  const update = () => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const limit = line();
    // To measure the sections below as well would lay them out.
    const next = sections.findIndex((section) => section.getBoundingClientRect().top > limit);
    const atLine = (next < 0 ? sections.at(-1) : sections[next - 1])?.id ?? null;
    const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    const isAsked = parseUrl(location.href).hash === atLine;
    setCurrent(isEnd && !isAsked ? (ids.at(-1) ?? null) : atLine);
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
