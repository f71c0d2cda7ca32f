const ANY_SITE = 'https://site.example';

export function parameterOf(href: string, name: string) {
  return new URL(href, ANY_SITE).searchParams.get(name) ?? '';
}

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
