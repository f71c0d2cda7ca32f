'use client';

import { useEffect, useRef } from 'react';
import type { DayTimes } from '@/lib/dispatch/dayPicture';

/** Plays the day once the code for it is loaded. Until then, or without it, the picture shows the finished day. */
export function DispatchPlayer({ day }: { day: DayTimes }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const desk = ref.current?.closest<HTMLElement>('[data-dispatch]');
    import('@/components/home/technology/playDay')
      .then(({ playDay }) => desk && playDay(desk, day, ended.signal))
      .catch(() => undefined);
    return () => ended.abort();
  }, [day]);
  return <span ref={ref} hidden />;
}
