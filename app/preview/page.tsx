import type { Metadata } from 'next';
import { PageTrail } from '@/app/PageTrail';
import { DocumentChoice } from '@/components/preview/DocumentChoice';
import { Preview } from '@/components/preview/Preview';
import { businessPlan } from '@/content/documents/businessPlan';
import { nestService } from '@/content/documents/nestService';
import printed from '@/content/documents/printed.json';
import { whitePaper } from '@/content/documents/whitePaper';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { previewDocuments } from '@/lib/content/previewDocuments';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, outcomes, labels } = preview;
const documents = previewDocuments(site.name.value, [whitePaper, nestService, businessPlan], printed);
const choice = { label: labels.others, facts: labels.facts, documents };

export const metadata: Metadata = pageMetadata(site, preview);

export default function PreviewPage() {
  return (
    <>
      <PageTrail pages={[preview]} />
      <Preview
        title={title}
        siteName={site.name.value}
        hosts={site.documentHosts}
        names={Object.fromEntries(documents.map(({ path, fileName }) => [path, fileName]))}
        outcomes={outcomes}
        labels={labels}
        plain={<DocumentChoice {...choice} to="file" />}
      >
        <DocumentChoice {...choice} to="preview" />
      </Preview>
    </>
  );
}
