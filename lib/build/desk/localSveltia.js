/* Sveltia fetches its words in Chinese from a package CDN; the desk has the package's files in its own folder. */
{
  const PACKAGE = /^https:\/\/unpkg\.com\/@sveltia\/cms(@[^/]+)?\//;
  const { fetch } = window;
  window.fetch = (url, ...options) =>
    fetch(typeof url === 'string' ? url.replace(PACKAGE, '/desk/sveltia/') : url, ...options);
}
