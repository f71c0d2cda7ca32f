const ANY_SITE = 'https://site.example';

/** What an address says under a name; nothing, where it does not name it. */
export function parameterOf(href: string, name: string) {
  return new URL(href, ANY_SITE).searchParams.get(name) ?? '';
}

/** The path with the given parameters, and the hash if one is given; all others stay, one that is null goes. */
export function withParameters(href: string, values: Record<string, string | null>, hash?: string) {
  const url = new URL(href, ANY_SITE);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (hash) url.hash = hash;
  const search = url.searchParams.toString().replaceAll('%2C', ',');
  return `${url.pathname}${search ? `?${search}` : ''}${url.hash}`;
}

/** Reads one of the given words; the first one, where there is none of them. */
export function oneOf<V extends string>(choices: readonly [V, ...V[]]) {
  return (text: string): V => choices.find((choice) => choice === text) ?? choices[0];
}
