/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@/components/layout/UiProvider';
import { ViewerContext, Zoomable } from '@/components/ui/viewer/Zoomable';
import { viewer } from '@/content/viewer';

test('the viewer opens the large file with the alt text of the page and shows that it loads', async () => {
  render(
    <ViewerContext value={viewer}>
      <Zoomable label="放大 T100" src="/large.jpg">
        <img src="/small.jpg" alt="T100 正面" />
      </Zoomable>
    </ViewerContext>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: '放大 T100' }));
  const dialog = await screen.findByRole('dialog');
  const picture = dialog.querySelector('img') as HTMLImageElement;
  expect([picture.getAttribute('src'), picture.alt]).toEqual(['/large.jpg', 'T100 正面']);
  expect(screen.getByText(viewer.loading)).toBeTruthy();
  fireEvent.load(picture);
  expect(screen.queryByText(viewer.loading)).toBeNull();
});
