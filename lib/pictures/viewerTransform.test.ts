import {
  followPointers,
  INITIAL_TRANSFORM,
  keepInView,
  pan,
  reset,
  rotate,
  wheelFactor,
  zoomIn,
} from '@/lib/pictures/viewerTransform';

const room = { frame: { width: 1000, height: 600 }, picture: { width: 400, height: 200 } };

const times = (count: number, step: typeof zoomIn) =>
  Array.from({ length: count }).reduce<typeof INITIAL_TRANSFORM>((t) => step(t), INITIAL_TRANSFORM);

test('rotate turns 90 degrees clockwise around the middle of the frame', () => {
  expect(rotate(pan(INITIAL_TRANSFORM, { x: 100, y: 0 }))).toEqual({ x: 0, y: 100, scale: 1, rotation: 90 });
  expect(times(4, rotate)).toEqual({ ...INITIAL_TRANSFORM, rotation: 360 });
});

test('reset undoes everything and spins back at most half a turn', () => {
  expect(reset(zoomIn(pan(INITIAL_TRANSFORM, { x: 9, y: 9 })))).toEqual(INITIAL_TRANSFORM);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 90 }).rotation).toBe(0);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 450 }).rotation).toBe(360);
  expect(reset({ ...INITIAL_TRANSFORM, rotation: 270 }).rotation).toBe(360);
});

test('two fingers on the same point drag', () => {
  const fingers = (left: number, right: number) => [left, right].map((x) => ({ x, y: 3 }));
  const moved = followPointers(INITIAL_TRANSFORM, fingers(3, 3), fingers(3, 13));
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
  const before = { ...INITIAL_TRANSFORM, ...lying };
  expect(keepInView(before, room)).toEqual({ ...before, ...kept });
});
