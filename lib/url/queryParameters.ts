const ANY_SITE = 'https://site.example';

export function withQueryParameters(href: string, values: Record<string, string | null>, hash?: string) {
  const url = new URL(href, ANY_SITE);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (hash) url.hash = hash;
  // Lists and addresses of documents stay readable with these signs unescaped.
  const search = url.searchParams.toString().replace(/%2[CF]|%3A/g, decodeURIComponent);
  return `${url.pathname}${search ? `?${search}` : ''}${url.hash}`;
}
