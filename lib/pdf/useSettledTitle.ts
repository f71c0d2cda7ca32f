import { useEffect } from 'react';
import { pageSettled } from '@/lib/hydration/pageSettled';

/** Sets the title of the page. React hydrates Next's title late, and would undo a title that is set before. */
export function useSettledTitle(title: string) {
  useEffect(() => {
    const leaving = new AbortController();
    void pageSettled().then(() => {
      if (!leaving.signal.aborted) document.title = title;
    });
    return () => leaving.abort();
  }, [title]);
}
