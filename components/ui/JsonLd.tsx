export function JsonLd({ graph }: { graph: readonly object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, in which no tag can be closed
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
