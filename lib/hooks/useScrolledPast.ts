import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than the given distance; false at first. */
export function useScrolledPast(distance: number) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const measure = () => setPast(window.scrollY > distance);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [distance]);
  return past;
}
