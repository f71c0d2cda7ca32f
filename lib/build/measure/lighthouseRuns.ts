import type { Config, Flags, Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser } from '@/lib/build/browser';
import { freePort } from '@/lib/build/listen';

const ATTEMPTS = 4;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PROFILES = ['phone', 'desktop'] as const;
export type Profile = (typeof PROFILES)[number];

async function openBrowser() {
  const port = await freePort();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...sandbox],
  });
  return { port, close: () => browser.close() };
}

/** In a browser of its own, as Lighthouse itself does: one that has shown the page keeps work from it. */
async function runOnce(address: string, categories: readonly Category[], flags: Flags, config?: Config) {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await openBrowser();
  const own = { port: browser.port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const answer = await lighthouse(address, { ...flags, ...own }, config);
  await browser.close();
  return answer?.lhr;
}

/** What Lighthouse finds, asked again where it lost its own trace. */
export async function runLighthouse(
  address: string,
  profile: Profile,
  /** By how many times a phone's processor is slower than this machine. */
  cpuSlowdownMultiplier: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Result> {
  const { desktopConfig } = await import('lighthouse');
  const config = profile === 'desktop' ? desktopConfig : undefined;
  const flags = profile === 'phone' ? { throttling: { cpuSlowdownMultiplier } } : {};
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await runOnce(address, categories, flags, config);
    if (result && !result.runtimeError) return result;
    console.log(`  ${address} was not measured, once more: ${result?.runtimeError?.code}`);
  }
  throw new Error(`${address} could not be measured in ${ATTEMPTS} attempts`);
}
