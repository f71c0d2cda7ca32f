import { currentToasts, dismissToast, showToast, subscribeToasts } from '@/lib/notices/toasts';

const messages = () => currentToasts().map(({ message }) => message);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('shows a message for three seconds', () => {
  showToast('a');
  jest.advanceTimersByTime(2999);
  expect(messages()).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

it('lets the oldest of four make room', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast(message);
  expect(messages()).toEqual(['b', 'c', 'd']);
});

it('shows the same message once, for three seconds from the second time', () => {
  showToast('a');
  jest.advanceTimersByTime(2000);
  showToast('a');
  expect(messages()).toEqual(['a']);
  jest.advanceTimersByTime(2999);
  expect(messages()).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

it('takes a message away when told', () => {
  showToast('a');
  showToast('b');
  const [first] = currentToasts();
  dismissToast(first?.id ?? 0);
  expect(messages()).toEqual(['b']);
});

it('tells its listeners of each change until they leave', () => {
  const listener = jest.fn();
  const leave = subscribeToasts(listener);
  showToast('a');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  showToast('b');
  expect(listener).toHaveBeenCalledTimes(1);
});
