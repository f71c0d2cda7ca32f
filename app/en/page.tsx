import { PageHead } from '@/app/_parts/PageHead';
import { englishPage } from '@/app/_parts/staticPages';
import { Introduction } from '@/components/en/Introduction';
import { en } from '@/content/en';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, englishPage);

/** Header, footer and what opens over the page stay Chinese, so the language is said of this part and not of the document. */
export default function EnglishPage() {
  return (
    <div lang="en">
      <PageHead page={en.page} />
      <Introduction content={en} site={site} />
    </div>
  );
}
