import { PageHead } from '@/app/_parts/PageHead';
import { AppInfo } from '@/components/download/AppInfo';
import { GetApp } from '@/components/download/GetApp';
import { InstallWays } from '@/components/download/InstallWays';
import { Reward } from '@/components/download/Reward';
import { ButtonLink } from '@/components/ui/Button';
import { LazyHydrate } from '@/components/ui/hydration/LazyHydrate';
import { coins } from '@/content/coins';
import { appPublished, download, publishedStores } from '@/content/download';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

const { page, beforeApp } = download;

export const metadata = pageMetadata(site, page);

export default function DownloadPage() {
  return (
    <>
      <PageHead page={page}>
        {!appPublished && (
          <div data-row="4">
            <ButtonLink link={beforeApp.enquiry} variant="filled" />
            <ButtonLink link={{ title: beforeApp.mail, path: `mailto:${site.email.value}` }} variant="line" />
          </div>
        )}
      </PageHead>
      <GetApp content={download} published={appPublished} address={site.origin.value + page.path} />
      {appPublished && (
        <LazyHydrate>
          <Reward content={download.reward} coins={coins} />
          <InstallWays {...download.install} stores={publishedStores} />
          <AppInfo {...download.appInfo} />
        </LazyHydrate>
      )}
    </>
  );
}
