import type { DocumentContent } from '@/lib/schema/document';
import type { PreviewContent } from '@/lib/schema/preview';
import { fill } from '@/lib/text/fill';

export function previewDocuments(
  siteName: string,
  { documents, labels }: PreviewContent,
  contents: DocumentContent[],
  printed: Record<string, { pages: number; megabytes: string }>,
) {
  return documents.map(({ file, purpose, cover }) => {
    const content = contents.find((each) => each.file === file);
    if (!content) throw new Error(`content/preview.ts：documents 里的 ${file} 不在 app/_parts/documents.ts`);
    const { name, summary, path: pagePath } = content;
    const { pages, megabytes } = printed[file] ?? { pages: 0, megabytes: '0' };
    return {
      name,
      summary,
      purpose,
      cover,
      pagePath,
      path: `/documents/${file}.pdf`,
      fileName: `${siteName}${name}.pdf`,
      fileInfo: fill(labels.fileInfo, { pages, size: megabytes }),
    };
  });
}

export type PreviewDocument = ReturnType<typeof previewDocuments>[number];
