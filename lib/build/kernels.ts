/** The oldest kernels of package.json's browserslist, as esbuild writes them. */
export const KERNELS = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];
