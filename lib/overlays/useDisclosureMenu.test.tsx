import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDisclosureMenu } from '@/lib/overlays/useDisclosureMenu';

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

const toggle = () => screen.getByRole('button', { name: 'menu' });
const area = () => screen.getByRole('navigation');
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

// jsdom has no PointerEvent, and React reads the kind of pointer from the event.
function pointer(type: 'pointerover' | 'pointerout', pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true });
  fireEvent(area(), Object.assign(event, { pointerType }));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Menu />);
});

afterEach(() => jest.useRealTimers());

it('stays open when what the mouse has just opened is pressed, and closes with the next press', () => {
  pointer('pointerover', 'mouse');
  wait(300);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
});

it('opens and closes at once where no motion is wanted', () => {
  document.documentElement.dataset.senior = '';
  pointer('pointerover', 'mouse');
  wait(0);
  expect(isOpen()).toBe(true);
  pointer('pointerout', 'mouse');
  wait(0);
  expect(isOpen()).toBe(false);
  delete document.documentElement.dataset.senior;
});

it('stays open when the mouse comes back in time', () => {
  fireEvent.click(toggle());
  pointer('pointerout', 'mouse');
  wait(200);
  pointer('pointerover', 'mouse');
  wait(1000);
  expect(isOpen()).toBe(true);
});

it('does not open for a finger that passes', () => {
  pointer('pointerover', 'touch');
  wait(1000);
  expect(isOpen()).toBe(false);
});

it('closes once an entry is chosen', () => {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('button', { name: 'entry' }));
  expect(isOpen()).toBe(false);
});
