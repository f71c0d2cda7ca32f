import manifest from '@/package.json';

const variables = manifest.postcss.plugins['postcss-simple-vars'].variables;

/** The breakpoints of the style sheets. For server components only: package.json is not for the browser. */
export const BREAKPOINTS = {
  xl: variables['mantine-breakpoint-xl'],
  lg: variables['mantine-breakpoint-lg'],
  md: variables['mantine-breakpoint-md'],
  sm: variables['mantine-breakpoint-sm'],
};

export const PHONE_MEDIA = `(max-width: ${variables['below-sm']})`;

/** A width for each breakpoint and up; `base` is for screens below all. */
export type Widths = Partial<Record<keyof typeof BREAKPOINTS, string>> & { base: string };

export function sizesText({ base, ...widths }: Widths) {
  const from = Object.entries(BREAKPOINTS).flatMap(([name, start]) => {
    const width = widths[name as keyof typeof BREAKPOINTS];
    return width ? `(min-width: ${start}) ${width}` : [];
  });
  return [...from, base].join(', ');
}
