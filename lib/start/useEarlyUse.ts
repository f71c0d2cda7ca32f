import { useEffect } from 'react';
import { catchUp } from '@/lib/start/earlyUse';

/** Belongs to the last leaf of the layout, whose effect comes when all others of the page are there. */
export function useEarlyUse() {
  useEffect(catchUp, []);
}
