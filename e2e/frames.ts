import type { Page, TestInfo } from 'playwright/test';

const FRAME_WITHIN_MS = 3000;
const NO_FRAME = `The page answers, but the browser drew no frame within ${FRAME_WITHIN_MS} ms: it hangs, not the page`;

/** In a world of its own, where no test has put another clock. */
async function drawsFrames(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const world = await devtools.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await devtools.send('Runtime.evaluate', {
    contextId: world.executionContextId,
    awaitPromise: true,
    expression: `Promise.race([
      new Promise(requestAnimationFrame).then(() => true),
      new Promise((done) => setTimeout(done, ${FRAME_WITHIN_MS}, false)),
    ])`,
  });
  return result.value === true;
}

/** Tells, after a test that ran out of time, whether it was the browser that had stopped drawing. */
export async function blameBrowser(page: Page, { status }: TestInfo) {
  if (status === 'timedOut' && !page.isClosed() && !(await drawsFrames(page))) throw new Error(NO_FRAME);
}
