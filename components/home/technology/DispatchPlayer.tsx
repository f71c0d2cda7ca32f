'use client';

import { useEffect, useRef } from 'react';
import type { DayTimes } from '@/lib/dispatch/dayPicture';

type DispatchPlayerProps = { day: DayTimes; labels: { play: string; pause: string } };

/** Plays the day once the code for it is loaded. Until then, or without it, the picture shows the finished day. */
export function DispatchPlayer({ day, labels }: DispatchPlayerProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    const desk = ref.current?.closest<HTMLElement>('[data-dispatch]');
    import('@/components/home/technology/playDay')
      .then(({ playDay }) => desk && playDay(desk, day, labels, ended.signal))
      .catch(() => undefined);
    return () => ended.abort();
  }, [day, labels]);
  return <span ref={ref} hidden />;
}
