import { documents as contents } from '@/app/_parts/documents';
import { PageHead } from '@/app/_parts/PageHead';
import { DocumentList } from '@/components/preview/DocumentList';
import { Preview } from '@/components/preview/Preview';
import printed from '@/content/documents/printed.json';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { previewDocuments } from '@/lib/pdf/previewDocuments';
import { pageMetadata } from '@/lib/seo/metadata';

const { page, outcomes, labels } = preview;
const documents = previewDocuments(site.name.value, preview, contents, printed);

export const metadata = pageMetadata(site, page);

export default function PreviewPage() {
  return (
    <Preview
      title={page.title}
      siteName={site.name.value}
      hosts={[...site.documentHosts, site.storage.value.replace('https://', '')].filter(Boolean)}
      names={Object.fromEntries(documents.map(({ path, fileName }) => [path, fileName]))}
      outcomes={outcomes}
      labels={labels}
    >
      <PageHead page={page} />
      <DocumentList content={preview} documents={documents} />
    </Preview>
  );
}
