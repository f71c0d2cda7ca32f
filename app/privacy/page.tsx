import { PageHead } from '@/app/_parts/PageHead';
import { PrivacyNotice } from '@/components/privacy/PrivacyNotice';
import { map } from '@/content/map';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, privacy.page);

export default function PrivacyPage() {
  return (
    <>
      <PageHead page={privacy.page} />
      <PrivacyNotice content={privacy} site={site} map={map} />
    </>
  );
}
