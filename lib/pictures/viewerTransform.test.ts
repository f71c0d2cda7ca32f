import {
  followPointers,
  INITIAL_TRANSFORM,
  KEY_STEPS,
  keepInView,
  pan,
  reset,
  rotate,
  wheelFactor,
  zoom,
  zoomIn,
} from '@/lib/pictures/viewerTransform';

const room = { frame: { width: 1000, height: 600 }, picture: { width: 400, height: 200 } };

/** Which point of the picture lies under a point of the frame; enough for pictures that are not turned. */
const under = (t: typeof INITIAL_TRANSFORM, at: { x: number; y: number }) => ({
  x: (at.x - t.x) / t.scale,
  y: (at.y - t.y) / t.scale,
});

const times = (count: number, step: typeof zoomIn) =>
  Array.from({ length: count }).reduce<typeof INITIAL_TRANSFORM>((t) => step(t), INITIAL_TRANSFORM);

test('what lies under the pointer stays there, at the limits too', () => {
  const start = { ...INITIAL_TRANSFORM, x: 30, y: -20, scale: 1.5 };
  const at = { x: 120, y: 45 };
  for (const factor of [1.2, 1 / 1.2, 100, 0.001]) {
    const next = zoom(start, factor, at);
    expect(under(next, at).x).toBeCloseTo(under(start, at).x);
    expect(under(next, at).y).toBeCloseTo(under(start, at).y);
  }
});

test('a turn is 90 degrees clockwise around the middle of the frame', () => {
  expect(rotate(pan(INITIAL_TRANSFORM, { x: 100, y: 0 }))).toEqual({ x: 0, y: 100, scale: 1, rotation: 90 });
  expect(times(4, rotate)).toEqual({ ...INITIAL_TRANSFORM, rotation: 360 });
});

test('reset undoes everything and spins back at most half a turn', () => {
  expect(reset(zoomIn(pan(INITIAL_TRANSFORM, { x: 9, y: 9 })))).toEqual(INITIAL_TRANSFORM);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 90 }).rotation).toBe(0);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 450 }).rotation).toBe(360);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 270 }).rotation).toBe(360);
});

test('one finger drags, two fingers stretch around their middle, or drag when on the very same point', () => {
  const drag = followPointers(INITIAL_TRANSFORM, [{ x: 5, y: 5 }], [{ x: 25, y: 0 }]);
  expect(drag).toEqual({ ...INITIAL_TRANSFORM, x: 20, y: -5 });
  const fingers = (left: number, right: number, y: number) => [left, right].map((x) => ({ x, y }));
  const stretched = followPointers(INITIAL_TRANSFORM, fingers(-50, 50, 0), fingers(-90, 110, 10));
  expect(stretched.scale).toBeCloseTo(2);
  expect(under(stretched, { x: 10, y: 10 })).toEqual({ x: 0, y: 0 });
  const moved = followPointers(INITIAL_TRANSFORM, fingers(3, 3, 3), fingers(3, 13, 3));
  expect(moved).toEqual({ ...INITIAL_TRANSFORM, x: 5 });
});

test.each([
  ['a notch away in pixels', { deltaY: -100 }, 1.2],
  ['a notch towards', { deltaY: 120 }, 1 / 1.2],
  ['a notch in lines', { deltaY: -3, deltaMode: 1 }, 1.2],
  ['a page', { deltaY: 1, deltaMode: 2 }, 1 / 1.2],
  ['half a notch of a touch pad', { deltaY: -50 }, Math.sqrt(1.2)],
  ['a pinch on a touch pad', { deltaY: -10, ctrlKey: true }, Math.sqrt(1.2)],
  ['a sideways wheel', { deltaY: 0 }, 1],
])('%s zooms by its share of 1.2', (_name, wheel, factor) => {
  expect(wheelFactor({ deltaMode: 0, ctrlKey: false, ...wheel })).toBeCloseTo(factor);
});

test.each([
  ['a piece of 64 pixels always stays in the frame', { x: 9999, y: -9999 }, { x: 636, y: -336 }],
  ['a turned picture is kept by its turned sides', { x: 9999, y: 9999, rotation: 90 }, { x: 536, y: 436 }],
  ['a picture smaller than the piece stays whole', { x: 9999, scale: 0.1 }, { x: 480, y: 0 }],
  ['a picture that is in view is left where it is', { x: 120, y: -80, scale: 3 }, { x: 120, y: -80 }],
])('%s', (_what, lying, kept) => {
  expect(keepInView({ ...INITIAL_TRANSFORM, ...lying }, room)).toEqual({
    ...INITIAL_TRANSFORM,
    ...lying,
    ...kept,
  });
});

test('the right arrow brings into view what lies to the right', () => {
  expect(KEY_STEPS.ArrowRight?.(INITIAL_TRANSFORM).x).toBeLessThan(0);
  expect(KEY_STEPS.ArrowDown?.(INITIAL_TRANSFORM).y).toBeLessThan(0);
  expect(KEY_STEPS.ArrowLeft?.(INITIAL_TRANSFORM).x).toBeGreaterThan(0);
  expect(KEY_STEPS.ArrowUp?.(INITIAL_TRANSFORM).y).toBeGreaterThan(0);
});
