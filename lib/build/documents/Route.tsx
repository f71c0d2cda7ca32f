import { NamedText } from '@/lib/build/documents/NamedText';
import type { DocumentSection } from '@/lib/schema/document';

type RouteProps = { stations: NonNullable<DocumentSection['route']> };

const WIDTH = 680;
const HEIGHT = 128;
const HORIZON = 112;
const CROWN = 16;
const EDGE = 28;
const ARC_STEPS = 80;

function heightOfArc(x: number) {
  const fromCentre = (x - WIDTH / 2) / (WIDTH / 2);
  return HORIZON - (HORIZON - CROWN) * Math.sqrt(1 - fromCentre ** 2);
}

const ARC = Array.from({ length: ARC_STEPS + 1 }, (_, index) => {
  const x = EDGE + ((WIDTH - 2 * EDGE) * index) / ARC_STEPS;
  return `${index ? 'L' : 'M'}${x.toFixed(1)} ${heightOfArc(x).toFixed(1)}`;
}).join('');

function Station({ x, last }: { x: number; last: boolean }) {
  const y = heightOfArc(x);
  return (
    <>
      <path className="drop" d={`M${x} ${(y + 8).toFixed(1)}V${HORIZON}`} />
      <circle className={last ? 'drone' : 'station'} cx={x} cy={y.toFixed(1)} r={last ? 7 : 5} />
    </>
  );
}

/** Stations below an arc of flight, with the drone at the last. */
export function Route({ stations }: RouteProps) {
  const step = WIDTH / stations.length;
  return (
    <figure className="route">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="horizon" d={`M0 ${HORIZON}H${WIDTH}`} />
        <path className="arc" d={ARC} />
        {stations.map(({ title }, index) => (
          <Station key={title} x={step * (index + 0.5)} last={index === stations.length - 1} />
        ))}
      </svg>
      <ol className="stops">
        {stations.map(({ title, text }) => (
          <li key={title} className="stop">
            <NamedText title={title} text={text} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
