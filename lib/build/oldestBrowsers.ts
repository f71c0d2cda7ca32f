/** The oldest browsers of package.json's browserslist, as esbuild writes them. */
export const OLDEST_BROWSERS = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];
