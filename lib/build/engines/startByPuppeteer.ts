import puppeteer, { type LaunchOptions } from 'puppeteer-core';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';
export type Session = Awaited<ReturnType<typeof startByPuppeteer>>;

const ANSWER_MS = 40_000;
/** Firefox throws it offline even for a page that the service worker answers. */
const LATER_ANSWERED = /NS_ERROR_CONNECTION_REFUSED/;

/** A Chromium of any age by DevTools, or Firefox by WebDriver BiDi: neither needs a driver. */
export async function startByPuppeteer(options: LaunchOptions) {
  const browser = await puppeteer.launch({ protocolTimeout: ANSWER_MS, timeout: ANSWER_MS, ...options });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.setDefaultTimeout(ANSWER_MS);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  return {
    version: await browser.version(),
    async open(url: string) {
      await page.goto(url).catch((error: Error) => {
        if (!LATER_ANSWERED.test(error.message)) throw error;
      });
    },
    /** The expression is awaited; what it comes to has to be a string. */
    evaluate: (expression: string) => page.evaluate(expression) as Promise<string>,
    press: (x: number, y: number) => page.mouse.click(x, y),
    key: (key: Key) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    /** Errors that the engine itself has written since it was last asked. */
    said: () => errors.splice(0),
    close: () => browser.close(),
  };
}
