import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { Kit } from '@/components/ui/Kit';
import { useOnDemand } from '@/lib/overlays/useOnDemand';

type SheetProps = OverlayProps & { name: string; children?: ReactNode };

function Sheet({ name, children, ...overlay }: SheetProps) {
  return (
    <Dialog title={name} closeLabel={`关闭${name}`} {...overlay}>
      {children}
    </Dialog>
  );
}

const load = async () => ({ Sheet });

function Opener({ name, children }: { name: string; children?: ReactNode }) {
  const { part, opened, close, openerProps } = useOnDemand(load);
  return (
    <>
      <button type="button" {...openerProps}>
        打开{name}
      </button>
      {part && (
        <part.Sheet name={name} opened={opened} onClose={close}>
          {children}
        </part.Sheet>
      )}
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
  render(
    <Opener name="甲">
      <Opener name="乙" />
    </Opener>,
    { wrapper: Kit },
  );
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
