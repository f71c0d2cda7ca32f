import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

const STEP_PX = 60;
const REST_MS = 250;

function sidewaysTravel({ shiftKey, deltaX, deltaY }: WheelEvent) {
  if (shiftKey) return deltaX || deltaY;
  return Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : 0;
}

/** Horizontal wheel and touchpad gestures move a carousel by one card; vertical ones scroll the page. */
export function useHorizontalWheel(api: EmblaCarouselType | null) {
  useEffect(() => {
    if (!api) return;
    const node = api.rootNode();
    let travelled = 0;
    let restUntil = 0;
    const onWheel = (event: WheelEvent) => {
      const travel = sidewaysTravel(event);
      if (travel === 0) return;
      event.preventDefault();
      if (event.timeStamp < restUntil) return;
      travelled += travel;
      if (Math.abs(travelled) < STEP_PX) return;
      if (travelled > 0) api.scrollNext();
      else api.scrollPrev();
      travelled = 0;
      restUntil = event.timeStamp + REST_MS;
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    return () => node.removeEventListener('wheel', onWheel);
  }, [api]);
}
