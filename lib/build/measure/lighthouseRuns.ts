import type { Result } from 'lighthouse';
import { launchBrowser } from '@/lib/build/browser';
import { freePort } from '@/lib/build/listen';

const ATTEMPTS = 4;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PROFILES = ['phone', 'desktop'] as const;
export type Profile = (typeof PROFILES)[number];

/** What Lighthouse finds, asked again where it lost its own trace. */
export async function runLighthouse(
  address: string,
  profile: Profile,
  /** By how many times a phone's processor is slower than this machine. */
  cpuSlowdownMultiplier: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Result> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const phone = profile === 'phone';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort();
    // One that has shown the page keeps work from it.
    const browser = await launchBrowser(`--remote-debugging-port=${port}`, '--ignore-certificate-errors');
    const throttling = phone ? { throttling: { cpuSlowdownMultiplier } } : {};
    const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories], ...throttling };
    const answer = await lighthouse(address, flags, phone ? undefined : desktopConfig);
    await browser.close();
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
  }
  throw new Error(`${address} could not be measured in ${ATTEMPTS} attempts`);
}
