import { browserslist } from '@/package.json';

/** As esbuild writes them, e.g. chrome99. */
export const OLDEST_BROWSERS = browserslist.map((name) => name.replace('ios_saf', 'ios').replace(' ', ''));
