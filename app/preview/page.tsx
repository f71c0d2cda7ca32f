import { PageHead } from '@/app/_parts/PageHead';
import { DocumentList } from '@/components/preview/DocumentList';
import { Preview } from '@/components/preview/Preview';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

const { page, documents, outcomes, labels } = preview;

export const metadata = pageMetadata(site, page);

export default function PreviewPage() {
  return (
    <Preview
      title={page.title}
      siteName={site.name.value}
      hosts={[...site.documentHosts, site.storage.value.replace('https://', '')].filter(Boolean)}
      names={Object.fromEntries(documents.map(({ pdf, fileName }) => [pdf, fileName]))}
      outcomes={outcomes}
      labels={labels}
    >
      <PageHead page={page} />
      <DocumentList content={preview} />
    </Preview>
  );
}
