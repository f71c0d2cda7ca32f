export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof KEYS;

/** A page in one engine: what a visitor does to it, whichever protocol the engine speaks. */
export type Session = {
  version: string;
  open: (address: string) => Promise<void>;
  /** The expression is awaited; what it comes to has to be a string. */
  evaluate: (expression: string) => Promise<string>;
  press: (x: number, y: number) => Promise<void>;
  key: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors that the engine itself has written since it was last asked. */
  said: () => string[];
  close: () => Promise<void>;
};

/** A press of the mouse, as WebDriver has it, classic and BiDi alike. */
export function pressActions(x: number, y: number) {
  const [left, top] = [Math.round(x), Math.round(y)];
  const actions = [
    { type: 'pointerMove', x: left, y: top, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** Keys one after another. */
export function keyActions(values: Iterable<string>) {
  const actions = [...values].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
