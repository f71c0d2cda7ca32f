import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDisclosureMenu } from '@/lib/motion/useDisclosureMenu';

function Menu() {
  const { open, toggle, areaProps, onToggle, onChosen } = useDisclosureMenu();
  return (
    <>
      <nav {...areaProps}>
        <button ref={toggle} type="button" aria-expanded={open} onClick={onToggle}>
          menu
        </button>
        <button type="button" onClick={onChosen}>
          entry
        </button>
      </nav>
      <button type="button">outside</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = () => screen.getByRole('button', { name: 'menu' }).getAttribute('aria-expanded') === 'true';

/** jsdom has no PointerEvent, and React reads the kind of pointer from the event. */
function pointer(type: 'pointerover' | 'pointerout', ms: number, pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true });
  fireEvent(screen.getByRole('navigation'), Object.assign(event, { pointerType }));
  act(() => jest.advanceTimersByTime(ms));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Menu />);
});

it('stays open when what the mouse has just opened is pressed, and closes with the next press', () => {
  pointer('pointerover', 300);
  press('menu');
  expect(isOpen()).toBe(true);
  press('menu');
  expect(isOpen()).toBe(false);
});

it('waits for a mouse that stays, with large type too', () => {
  document.documentElement.dataset.senior = '';
  pointer('pointerover', 299);
  expect(isOpen()).toBe(false);
  pointer('pointerout', 300);
  pointer('pointerover', 300);
  expect(isOpen()).toBe(true);
  delete document.documentElement.dataset.senior;
});

it('stays open when the mouse comes back in time, and closes once an entry is chosen', () => {
  press('menu');
  pointer('pointerout', 200);
  pointer('pointerover', 1000);
  expect(isOpen()).toBe(true);
  press('entry');
  expect(isOpen()).toBe(false);
});

it('does not open for a finger that passes', () => {
  pointer('pointerover', 1000, 'touch');
  expect(isOpen()).toBe(false);
});
