import { fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '@/components/layout/UiProvider';
import { PageField } from '@/components/preview/PageField';

const labels = { pageNumber: '页码', pageUnit: '页' } as Parameters<typeof PageField>[0]['labels'];

test('a click selects the number, so that the next one typed takes its place', () => {
  render(<PageField page={12} count={15} labels={labels} onPage={() => {}} />, { wrapper: UiProvider });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '页码' });
  field.focus();
  // As browsers do when the mouse is released, after the focus.
  field.setSelectionRange(1, 1);
  fireEvent.click(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
});
