/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/SiteFooter';
import { UiProvider } from '@/components/layout/UiProvider';
import { apiServer } from '@/content/apiServer';
import { download } from '@/content/download';
import { errorMessages } from '@/content/errorMessages';
import { footer } from '@/content/footer';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';

test.each(['icp', 'policeFiling'] as const)('the filing number %s is shown on its own', (number) => {
  const none = { status: 'placeholder', value: '' } as const;
  const filed = { ...site, icp: none, policeFiling: none, [number]: { status: 'final', value: '备案号' } };
  render(
    <SiteFooter
      site={filed}
      footer={footer}
      button={download.beforeApp.enquiry}
      navigation={navigation}
      apiServer={apiServer}
      errorMessages={errorMessages}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByText('备案号')).toBeTruthy();
});
