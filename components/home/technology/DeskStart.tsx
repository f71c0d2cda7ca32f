'use client';

import { useEffect, useRef } from 'react';
import type { DispatchContent } from '@/lib/schema/home/dispatch';

/** Lets the finished day run, once its part is loaded; without it the day stands. */
export function DeskStart({ words }: { words: DispatchContent }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const desk = ref.current?.closest<HTMLElement>('[data-desk]');
    import('@/components/home/technology/stage').then(
      ({ startDesk }) => {
        if (desk && !gone) stop = startDesk(desk, words);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [words]);
  return <span ref={ref} hidden />;
}
