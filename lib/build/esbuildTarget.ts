import { browserslist } from '@/package.json';

/** The browsers of package.json as esbuild names them, e.g. chrome99. */
export const ESBUILD_TARGET = browserslist.map((name) => name.replace('ios_saf', 'ios').replace(' ', ''));
