import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm';
import { Kit } from '@/components/ui/Kit';
import { enquiry } from '@/content/enquiry';
import { sendEnquiry } from '@/lib/enquiry/sendEnquiry';
import { faultWords } from '@/lib/test/faultWords';

jest.mock('@/lib/enquiry/sendEnquiry', () => ({
  ...jest.requireActual('@/lib/enquiry/sendEnquiry'),
  sendEnquiry: jest.fn(),
}));

const { words } = enquiry;
const { ways, outcomes, problems } = words;
const sending = { path: 'enquiry', defaultBackend: 'https://api.test', faults: faultWords };
const send = jest.mocked(sendEnquiry);

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
const list = () => screen.queryByRole('alert');

function show(canSend = false) {
  return render(
    <EnquiryForm
      words={words}
      mailbox="contact@qionglu.example"
      busy={faultWords.busy}
      sending={canSend ? sending : null}
    />,
    { wrapper: Kit },
  );
}

async function fill() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '工业物流' }));
  await user.type(field(/地点/), '汉寿县');
  await user.type(field(/规模/), '２吨');
  await user.type(field(/姓名/), '<b>张三</b>');
  await user.type(field(/手机号/), '138 0000 0000');
  await user.click(screen.getByRole('checkbox'));
  return user;
}

function goTo(href: string) {
  history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  sessionStorage.clear();
  goTo('/about/');
  send.mockReset();
});

afterEach(() => jest.restoreAllMocks());

test('a try with mistakes names each in a list, takes the focus there, and leads on to the fields', async () => {
  show();
  await userEvent.click(button(ways.copy));
  expect(document.activeElement).toBe(list());
  const links = within(list() as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '请选择场景',
    '请填写地点',
    '请填写姓名或农场',
    problems.noContact,
    problems.noConsent,
  ]);
  await userEvent.click(links[3] as HTMLElement);
  expect(document.activeElement).toBe(field(/手机号/));
  expect(field(/手机号/).getAttribute('aria-invalid')).toBe('true');
  const described =
    field(/手机号/)
      .getAttribute('aria-describedby')
      ?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(problems.noContact);
  const consent = screen.getByRole('checkbox');
  expect(document.getElementById(consent.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    problems.noConsent,
  );
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

test('the scene decides on the example of the size, and whether the crop is asked for', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: '农业植保' }));
  expect(field(/规模/).placeholder).toBe(words.sizes.agriculture);
  await userEvent.type(field(/作物与药肥/), '晚稻');
  await userEvent.click(screen.getByRole('radio', { name: '公共安全' }));
  expect(field(/规模/).placeholder).toBe(words.sizes.safety);
  expect(screen.queryByLabelText(/作物与药肥/)).toBeNull();
});

test('the address brings scene and size, and says no more what the visitor has changed', async () => {
  goTo('/about/?query=agriculture&mu=120#enquiry');
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '农业植保' }).checked).toBe(true);
  expect(field(/规模/).value).toBe('120 亩');
  await userEvent.type(field(/规模/), '左右');
  expect(location.search).toBe('?query=agriculture');
  await userEvent.click(screen.getByRole('radio', { name: '航线规划' }));
  expect(location.search + location.hash).toBe('?query=route#enquiry');
  act(() => goTo('/about/?query=forestry#enquiry'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '林业防护' }).checked).toBe(true);
});

test('the copied text is what was filled in, and the letter says the same', async () => {
  show();
  const user = await fill();
  const mail = screen.getByRole('link', { name: ways.mail }).getAttribute('href') ?? '';
  await user.click(button(ways.copy));
  expect(status()).toBe(outcomes.copied);
  const text = await navigator.clipboard.readText();
  expect(text).toContain('姓名或农场：<b>张三</b>\n手机号：138 0000 0000');
  expect(new URL(mail).searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
});

test('where nothing can be copied the text stands there to be copied by hand, and is no markup', async () => {
  show();
  const user = await fill();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(button(ways.copy));
  expect(status()).toBe(outcomes.copyFailed);
  expect(screen.getByText(/<b>张三<\/b>/)).toBeTruthy();
});

test('clearing empties everything, and can be taken back', async () => {
  show();
  const user = await fill();
  await user.click(button(ways.clear));
  expect(field(/姓名/).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await user.click(button(ways.undo));
  expect(field(/姓名/).value).toBe('<b>张三</b>');
  expect(status()).toBe('');
});

test('without a path of the owner’s there is nothing to send with', () => {
  show();
  expect(screen.queryByRole('button', { name: ways.send })).toBeNull();
});

test('while it is sent it cannot be sent again; a failure keeps every field and the other ways', async () => {
  let answer = (_: boolean) => {};
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show(true);
  const user = await fill();
  await user.click(button(ways.send));
  const busy = button(ways.sending);
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await user.type(field(/姓名/), '四');
  await user.click(busy);
  await user.click(screen.getByRole('link', { name: ways.mail }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].body).toMatchObject({ scene: 'logistics', size: '２吨', consent: true });
  await act(async () => answer(false));
  expect(status()).toBe(outcomes.failed.replace('{busy}', faultWords.busy));
  expect(field(/姓名/).value).toBe('<b>张三</b>');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await user.click(button(ways.copy));
  expect(status()).toBe(outcomes.copied);
});

test('what fills in the field that nobody sees has nothing sent, and is told so', async () => {
  show(true);
  const user = await fill();
  const trap = screen.getByLabelText<HTMLInputElement>(words.trap);
  expect(trap.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: words.trap })).toBeNull();
  trap.value = 'https://spam.example';
  await user.click(button(ways.send));
  expect(send).not.toHaveBeenCalled();
  expect(status()).toContain(faultWords.busy);
});
