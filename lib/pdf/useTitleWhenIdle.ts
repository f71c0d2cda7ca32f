import { useEffect } from 'react';
import { pageIdle } from '@/lib/hydration/pageIdle';

/** Sets the title of the page. React hydrates Next's title late, and would undo a title that is set before. */
export function useTitleWhenIdle(title: string) {
  useEffect(() => {
    const leaving = new AbortController();
    void pageIdle().then(() => {
      if (!leaving.signal.aborted) document.title = title;
    });
    return () => leaving.abort();
  }, [title]);
}
