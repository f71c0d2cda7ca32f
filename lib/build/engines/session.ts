export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

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
