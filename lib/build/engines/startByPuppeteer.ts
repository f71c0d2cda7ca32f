import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Session } from '@/lib/build/engines/session';

const ANSWER_MS = 40_000;
/** Said by Firefox without a network of a page, too, that a worker then answers for. */
const LATER_ANSWERED = /NS_ERROR_CONNECTION_REFUSED/;

/** A Chromium of any age by DevTools, or Firefox by WebDriver BiDi: neither needs a driver. */
export async function startByPuppeteer(options: LaunchOptions): Promise<Session> {
  const browser = await puppeteer.launch({ protocolTimeout: ANSWER_MS, timeout: ANSWER_MS, ...options });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.setDefaultTimeout(ANSWER_MS);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  return {
    version: await browser.version(),
    async open(url) {
      await page.goto(url).catch((error: Error) => {
        if (!LATER_ANSWERED.test(error.message)) throw error;
      });
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<string>,
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    said: () => errors.splice(0),
    close: () => browser.close(),
  };
}
