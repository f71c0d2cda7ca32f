/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
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
const { busy } = errorMessages;
const sending = { path: 'enquiry', knownServers: [], defaultApiServer: 'https://api.test', busy };
const ways = { email: 'contact@qionglu.example', sending };

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

function openFilledIn() {
  render(<EnquiryForm messages={messages} {...ways} />, { wrapper: UiProvider });
  fireEvent.click(screen.getByRole('radio', { name: messages.scenes.logistics }));
  type(/地点/, '汉寿县');
  type(/姓名/, '张三');
  type(/手机号/, '138 0000 0000');
  fireEvent.click(screen.getByRole('checkbox'));
}

// jsdom does not know `inert`, like Chrome 101 and Safari 15.4. e2e/enquiry.spec.ts tests newer browsers.
test('nothing can be changed while the form is sent', async () => {
  jest.mocked(sendEnquiry).mockReturnValue(new Promise(() => {}));
  openFilledIn();
  await userEvent.click(screen.getByRole('button', { name: messages.ways.send }));
  expect(sendEnquiry).toHaveBeenCalledTimes(1);
  type(/地点/, '别处');
  expect(field(/地点/).value).toBe('汉寿县');
});

test('a letter too long for a link opens only once its text is copied', async () => {
  openFilledIn();
  type(/现场/, '路'.repeat(450));
  expect(fireEvent.click(screen.getByRole('link', { name: messages.ways.mail }))).toBe(false);
  expect(await screen.findByText(messages.outcomes.copyFailed)).toBeTruthy();
});
