import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm';
import { UiProvider } from '@/components/layout/UiProvider';
import { enquiry } from '@/content/enquiry';
import { errorMessages } from '@/content/errorMessages';
import { sendEnquiry } from '@/lib/enquiry/sendEnquiry';

jest.mock('@/lib/enquiry/sendEnquiry', () => ({
  ...jest.requireActual('@/lib/enquiry/sendEnquiry'),
  sendEnquiry: jest.fn(),
}));

const { messages } = enquiry;
const { ways, outcomes, problems } = messages;
const sending = { path: 'enquiry', backends: [], defaultBackend: 'https://api.test', errorMessages };
const { busy } = errorMessages;

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

function show(canSend = false) {
  const ways = { busy, mailbox: 'contact@qionglu.example', sending: canSend ? sending : null };
  render(<EnquiryForm messages={messages} {...ways} />, { wrapper: UiProvider });
}

function fill() {
  fireEvent.click(radio(messages.scenes.logistics));
  const typed: [RegExp, string][] = [
    [/地点/, '汉寿县'],
    [/姓名/, '<b>张三</b>'],
    [/手机号/, '138 0000 0000'],
  ];
  for (const [name, value] of typed) fireEvent.change(field(name), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
}

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  jest.mocked(sendEnquiry).mockClear();
  sessionStorage.clear();
  goTo('/about/');
});

test('what is wrong with a field is said to those who cannot see it; without a path nothing is sent', async () => {
  show();
  await press(ways.copy);
  expect(field(/手机号/).getAttribute('aria-invalid')).toBe('true');
  expect(described(field(/手机号/))).toContain(problems.noContact);
  expect(described(screen.getByRole('checkbox'))).toEqual([problems.noConsent]);
  expect(screen.queryByRole('button', { name: ways.send })).toBeNull();
});

test('a screen reader says what must be filled in', () => {
  show();
  const needed = [
    field(/地点/),
    field(/姓名/),
    screen.getByRole('checkbox'),
    ...screen.getAllByRole('radio'),
  ];
  expect(needed.map((control) => (control as HTMLInputElement).required)).not.toContain(false);
  expect(field(/规模/).required).toBe(false);
});

test('a field is judged when it is left, not before, and no longer once it is right', async () => {
  show();
  const user = userEvent.setup();
  await user.click(field(/手机号/));
  await user.tab();
  expect(screen.queryByText(problems.noContact)).toBeNull();
  await user.type(field(/手机号/), '138');
  expect(screen.queryByText(problems.notAPhone)).toBeNull();
  await user.tab();
  expect(screen.getByText(problems.notAPhone)).toBeTruthy();
  await user.type(field(/手机号/), '00000000');
  expect(screen.queryByText(problems.notAPhone)).toBeNull();
});

test('the scene decides on how the size is asked for, and whether the crop is asked for', () => {
  show();
  fireEvent.click(radio(messages.scenes.agriculture));
  expect(field(/面积/).placeholder).toBe(messages.sizes.agriculture.hint);
  expect(field(/作物与药肥/)).toBeTruthy();
  fireEvent.click(radio(messages.scenes.safety));
  expect(field(/点位/).placeholder).toBe(messages.sizes.safety.hint);
  expect(screen.queryByLabelText(/作物与药肥/)).toBeNull();
});

test('the address brings the scene, and says no more what the visitor has changed', () => {
  goTo('/about/?query=agriculture&mu=120#enquiry');
  show();
  fireEvent.change(field(/面积/), { target: { value: '120 亩左右' } });
  expect(location.search).toBe('?query=agriculture');
  fireEvent.click(radio(messages.scenes.route));
  expect(location.search + location.hash).toBe('?query=route#enquiry');
  act(() => goTo('/about/?query=forestry#enquiry'));
  expect(radio(messages.scenes.forestry).checked).toBe(true);
});

test('the letter says what is copied; where nothing can be copied it stands there, and is no markup', async () => {
  userEvent.setup();
  show();
  fill();
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: ways.mail });
  await press(ways.copy);
  const text = await navigator.clipboard.readText();
  expect(new URL(mail.href).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await press(ways.copy);
  expect(status()).toBe(outcomes.copyFailed);
  expect(screen.getByText(/<b>张三<\/b>/)).toBeTruthy();
});

test('clearing empties everything, and can be taken back', async () => {
  show();
  fill();
  await press(ways.clear);
  expect(field(/姓名/).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await press(ways.undo);
  expect(field(/姓名/).value).toBe('<b>张三</b>');
  expect(status()).toBe('');
});

test('while it is sent nothing can be changed, and a failure leaves the other ways', async () => {
  let answer = (_: boolean) => {};
  jest.mocked(sendEnquiry).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  show(true);
  fill();
  await press(ways.send);
  fireEvent.change(field(/姓名/), { target: { value: '李四' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(field(/姓名/).value).toBe('<b>张三</b>');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await act(async () => answer(false));
  await press(ways.copy);
  expect(status()).toBe(outcomes.copied);
});

test('what fills in the field that nobody sees has nothing sent, and is told so', async () => {
  show(true);
  fill();
  const trap = screen.getByLabelText<HTMLInputElement>(messages.trap);
  expect(trap.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: messages.trap })).toBeNull();
  trap.value = 'https://spam.example';
  await press(ways.send);
  expect(sendEnquiry).not.toHaveBeenCalled();
  expect(status()).toContain(busy);
});
