import type { LoopDrawing } from '@/lib/schema/home/technology';
import classes from './LoopDiagram.module.css';

/** The steps around a field: beside or under the text, and upright on phones. */
const SHAPES = [
  {
    shape: 'wide',
    viewBox: '0 0 640 392',
    // Three arcs of one ellipse, each with its arrow head.
    loop: 'M56.1 242.8A276 160 0 0 1 243.9 42.2m-9.5-3.2 9.5 3.2-7.9 6.1M396.1 42.2A276 160 0 0 1 583.9 242.8m8.3-5.6-8.3 5.6 0-10M497.4 318.6A276 160 0 0 1 142.6 318.6m5.9 8.1-5.9-8.1 10-.4',
    corners: '200,88 424,88 472,168 456,304 168,304',
    done: 'M200 88h224l48 80-7.4 63H268v34h-94.2z',
    flown:
      'M214 112H412a17 17 0 0 1 0 34H216a17 17 0 0 0 0 34H298.2A12 12 0 0 0 309.4 172.2A22 22 0 0 1 350.6 172.2A12 12 0 0 0 361.8 180H440a17 17 0 0 1 0 34H206a17 17 0 0 0 0 34H268',
    planned: 'M268 248H432a17 17 0 0 1 0 34H200',
    avoided: 'M298.2 180h63.6',
    obstacle: { cx: 330, cy: 180, r: 9 },
    drone: '268 248',
    steps: [
      { step: 'plan', x: 320, y: 38, textAnchor: 'middle' },
      { step: 'sense', x: 81, y: 274, textAnchor: 'middle' },
      { step: 'fly', x: 559, y: 274, textAnchor: 'middle' },
    ],
    lineHeight: 25,
  },
  {
    shape: 'upright',
    viewBox: '0 0 296 342',
    loop: 'M18 284V112C18 62 44 28 82 28M74 22l8 6-8 6M214 28c38 0 64 34 64 84v172M272 276l6 8 6-8M206 322h-88M126 316l-8 6 8 6',
    corners: '66,86 222,86 256,138 246,250 44,250',
    done: 'M66 86h156l34 52-5.1 57H112v26H47.9z',
    flown:
      'M80 104H213a13 13 0 0 1 0 26H80a13 13 0 0 0 0 26H124.9A10 10 0 0 0 134.2 149.7A17 17 0 0 1 165.8 149.7A10 10 0 0 0 175.1 156H232a13 13 0 0 1 0 26H73a13 13 0 0 0 0 26H112',
    planned: 'M112 208H227a13 13 0 0 1 0 26H68',
    avoided: 'M124.9 156h50.2',
    obstacle: { cx: 150, cy: 156, r: 7.5 },
    drone: '112 208',
    steps: [
      { step: 'plan', x: 148, y: 20, textAnchor: 'middle' },
      { step: 'sense', x: 0, y: 310, textAnchor: 'start' },
      { step: 'fly', x: 296, y: 310, textAnchor: 'end' },
    ],
    lineHeight: 24,
  },
] as const;

const SIGHT = 'M0 0l58-24a63 63 0 0 1 0 48z';
const ARMS = 'M-9-9 9 9M9-9-9 9';
const ROTORS = [-9, 9];

export function LoopDiagram({ drawing }: { drawing: LoopDrawing }) {
  return (
    <figure>
      <div role="img" aria-label={drawing.alternative} className={classes.panel}>
        {SHAPES.map(({ shape, viewBox, loop, steps, lineHeight, ...field }) => (
          <svg key={shape} viewBox={viewBox} className={classes[shape]} aria-hidden="true" focusable="false">
            <path d={loop} className={classes.quiet} />
            <Field {...field} />
            {steps.map(({ step, x, y, textAnchor }) => (
              <g key={step} textAnchor={textAnchor}>
                <text x={x} y={y} className={classes.name}>
                  {drawing[step].title}
                </text>
                <text x={x} y={y + lineHeight} className={classes.text}>
                  {drawing[step].text}
                </text>
              </g>
            ))}
          </svg>
        ))}
      </div>
      <figcaption data-type="label" data-above="3">
        {drawing.mark}
      </figcaption>
    </figure>
  );
}

type FieldProps = Omit<(typeof SHAPES)[number], 'shape' | 'viewBox' | 'loop' | 'steps' | 'lineHeight'>;

/** A field flown row by row: done up to the drone, planned after it, bent round the one obstacle. */
function Field({ corners, done, flown, planned, avoided, obstacle, drone }: FieldProps) {
  const marks = corners.split(' ').map((corner) => `M${corner}m-3-3h6v6h-6z`);
  return (
    <>
      <path d={done} fill="var(--route)" fillOpacity={0.12} />
      <path d={`M${corners}z`} fill="var(--route)" fillOpacity={0.05} className={classes.quiet} />
      <path d={marks.join('')} fill="var(--night)" stroke="var(--on-2)" />
      <path d={planned} stroke="var(--route)" strokeOpacity={0.7} strokeDasharray="2 7" />
      <path d={flown} pathLength={1} className={classes.drawn} />
      <path d={avoided} strokeDasharray="2 5" className={classes.quiet} />
      <circle {...obstacle} fill="var(--night)" stroke="var(--amber)" strokeWidth={2} />
      <circle {...obstacle} r={obstacle.r / 3} fill="var(--amber)" />
      <g transform={`translate(${drone})`} fill="var(--night)" stroke="var(--paper)" strokeWidth={2}>
        <path d={SIGHT} fill="var(--route)" fillOpacity={0.18} stroke="none" />
        <path d={ARMS} />
        {ROTORS.map((cy) => ROTORS.map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={5.5} />))}
      </g>
    </>
  );
}
