import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { UiProvider } from '@/components/layout/UiProvider';
import { Dialog } from '@/components/ui/Dialog';

function Opener({ name, children }: { name: string; children?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        打开{name}
      </button>
      <Dialog title={name} closeLabel={`关闭${name}`} opened={opened} onClose={() => setOpened(false)}>
        {children}
      </Dialog>
    </>
  );
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function open(name: string) {
  await userEvent.click(button(`打开${name}`));
  await waitFor(() => expect(document.activeElement).toBe(button(`关闭${name}`)));
}

test('of two that are open Escape closes the one opened last, and then the other', async () => {
  const inner = <Opener name="乙" />;
  render(<Opener name="甲">{inner}</Opener>, { wrapper: UiProvider });
  await open('甲');
  await open('乙');
  await userEvent.tab();
  expect(document.activeElement).toBe(button('关闭乙'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog('乙')).toBeNull());
  expect(dialog('甲')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('打开乙')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog('甲')).toBeNull());
});
