import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { useModalDialog } from '@/lib/hooks/useModalDialog';

function Dialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <button type="button" onClick={onClose}>
        close
      </button>
    </dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

const page = document.documentElement;

function openDialog() {
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it('opens as a modal and holds the page still', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page />);
  openDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(page.dataset).toHaveProperty('scrollLocked');
});

it('keeps the place of a scroll bar that takes up room, so that nothing shifts', () => {
  render(<Page />);
  jest.spyOn(page, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  openDialog();
  expect(page.dataset.scrollLocked).toBe('gutter');
});

it('leaves the page its whole width where the scroll bar takes up none', () => {
  render(<Page />);
  jest.spyOn(page, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  openDialog();
  expect(page.dataset.scrollLocked).toBe('');
});

it('lets the page go and gives the focus back to what opened it', () => {
  render(<Page />);
  const opener = openDialog();
  const close = screen.getByRole('button', { name: 'close' });
  close.focus();
  fireEvent.click(close);
  expect(page.dataset.scrollLocked).toBeUndefined();
  expect(document.activeElement).toBe(opener);
});

it('stays open where strict mode runs effects twice, and gives the focus back to the opener', async () => {
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  render(<Page />, { wrapper: StrictMode });
  const opener = openDialog();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const close = screen.getByRole('button', { name: 'close' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(opener);
});
