import type { ReactNode } from 'react';
import classes from './AddressCard.module.css';

type AddressCardProps = { children: ReactNode };

/** Contour lines of no place in particular, and the flight path's arc over them. */
const CONTOURS = [
  'M-20 262C40 214 92 232 132 204S206 128 268 140 380 96 440 108 520 70 560 60',
  'M-20 296C52 252 110 268 154 236S228 166 288 176 398 132 452 144 524 112 560 100',
  'M-20 330C66 290 126 302 176 270S250 204 306 212 412 170 464 180 530 152 560 142',
  'M-20 364C80 328 142 336 198 304S272 242 326 248 428 208 478 216 536 192 560 184',
];
const ARC = 'M150 205a144 144 0 0 1 232.7-113.5';

/** What stands over the address as long as there is no map. */
export function AddressCard({ children }: AddressCardProps) {
  return (
    <div className={classes.root}>
      <svg
        viewBox="0 0 540 360"
        preserveAspectRatio="xMidYMid slice"
        className={classes.drawing}
        aria-hidden="true"
        focusable="false"
      >
        {CONTOURS.map((contour) => (
          <path key={contour} d={contour} className={classes.contour} />
        ))}
        <path d={ARC} className={classes.arc} />
        <circle cx="150" cy="205" r="7" className={classes.start} />
        <circle cx="418.8" cy="133" r="10" className={classes.drone} />
      </svg>
      <div className={classes.address}>{children}</div>
    </div>
  );
}
