type JsonLdProps = { data: object };

/** Facts for search engines. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, in which no tag can be closed
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
