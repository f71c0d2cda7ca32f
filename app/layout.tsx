import '@/app/tokens.css';
import '@/app/global.css';
import '@/app/type.css';
import '@/app/layout.css';
import '@/app/print.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BodyBoundary } from '@/components/layout/BodyBoundary';
import { LostScripts } from '@/components/layout/LostScripts';
import { PageEffects } from '@/components/layout/PageEffects';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader';
import { Toasts } from '@/components/layout/Toasts';
import { apiServer } from '@/content/apiServer';
import { appPublished, download } from '@/content/download';
import { errorMessages } from '@/content/errorMessages';
import { footer } from '@/content/footer';
import { lostScripts } from '@/content/lostScripts';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { viewer } from '@/content/viewer';
import { SENIOR_SCRIPT } from '@/lib/device/senior';
import { deferLayout, LAYOUT_NEEDED } from '@/lib/hydration/deferLayout';
import { recordEarlyPresses } from '@/lib/hydration/earlyPresses';
import { SECTION_LOST, watchForLostScripts } from '@/lib/hydration/lostScripts';
import { WAIT_FOR_READER_SCRIPT } from '@/lib/pdf/waitForReader';
import { rootMetadata } from '@/lib/seo/metadata';
import { token } from '@/lib/token';

export const metadata: Metadata = rootMetadata(site);
export const viewport: Viewport = { themeColor: token('ink'), viewportFit: 'cover' };

/** Browsers with speculation rules prefetch a page when its link is hovered or pressed, unless data is saved. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
});

const INLINE_SCRIPT = [
  `(${watchForLostScripts})('${SECTION_LOST}');`,
  `(${recordEarlyPresses})();`,
  `(${deferLayout})('${LAYOUT_NEEDED}');`,
  WAIT_FOR_READER_SCRIPT,
  SENIOR_SCRIPT,
].join('');

const { title, path } = appPublished ? download.page : download.beforeApp.enquiry;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="zh-CN"
      id="top"
      data-scroll-behavior="smooth"
      data-mantine-color-scheme="light"
      data-dehydrated=""
      data-unscripted=""
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site */}
        <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        <meta httpEquiv="Cache-Control" content="no-transform" />
        <meta httpEquiv="Cache-Control" content="no-siteapp" />
      </head>
      <body>
        <noscript>
          <link rel="stylesheet" href="/without-scripts.css" />
        </noscript>
        <BodyBoundary viewer={viewer}>
          <SiteHeader
            navigation={navigation}
            customerServiceUrl={site.customerService.value}
            button={{ title, path }}
          />
          <main id="main" data-pagefind-body>
            {children}
          </main>
          <SiteFooter
            site={site}
            footer={footer}
            button={download.beforeApp.enquiry}
            navigation={navigation}
            apiServer={apiServer}
            errorMessages={errorMessages}
          />
          <Toasts />
          <LostScripts {...lostScripts} />
          <PageEffects />
        </BodyBoundary>
      </body>
    </html>
  );
}
