import type { Config, Flags, Result } from 'lighthouse';
import { launchBrowser } from '@/lib/build/browser';
import { freePort } from '@/lib/build/listen';

const ATTEMPTS = 4;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PROFILES = ['phone', 'desktop'] as const;
export type Profile = (typeof PROFILES)[number];

/** In a browser of its own, as Lighthouse itself does: one that has shown the page keeps work from it. */
async function runOnce(address: string, categories: readonly Category[], flags: Flags, config?: Config) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`, '--ignore-certificate-errors');
  const own = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
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
