import type { DocumentContent } from '@/lib/schema/document';
import type { PreviewDocument } from '@/lib/schema/preview';

type Printed = Record<string, { pages: number; bytes: number }>;

/** The site's own documents as they are offered, in the given order. */
export function previewDocuments(
  siteName: string,
  contents: DocumentContent[],
  printed: Printed,
): PreviewDocument[] {
  return contents.map(({ file, name, title, summary }) => {
    const { pages, bytes } = printed[file] ?? { pages: 0, bytes: 0 };
    return {
      title,
      summary,
      path: `/documents/${file}.pdf`,
      fileName: `${siteName}${name}.pdf`,
      pages,
      bytes,
    };
  });
}
