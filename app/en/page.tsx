import { PageHead } from '@/app/_parts/PageHead';
import { englishPage } from '@/app/_parts/staticPages';
import { Introduction } from '@/components/en/Introduction';
import { en } from '@/content/en';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, englishPage);

/** Only this part is marked as English, because header, footer and overlays stay Chinese. */
export default function EnglishPage() {
  return (
    <div lang="en">
      <PageHead page={en.page} />
      <Introduction content={en} site={site} />
    </div>
  );
}
