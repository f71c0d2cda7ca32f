import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** Whether the page is scrolled further than the given distance, drawn anew only when that changes; false at first. */
export function useScrolledPast(distance: number) {
  const [past, setPast] = useState(false);
  const measure = useEffectEvent(() => setPast(window.scrollY > distance));
  useWindowEvent('scroll', measure, { passive: true });
  useEffect(() => measure(), []);
  return past;
}
