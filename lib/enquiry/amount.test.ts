/** @jest-environment node */
import { readEnquiryAmount } from '@/lib/enquiry/amount';
import type { AmountField } from '@/lib/enquiry/enquiry';

test.each<[AmountField, string, number, boolean]>([
  ['mu', '120', 120, false],
  ['mu', '１２０', 120, false],
  ['mu', ' 120 亩', 120, false],
  ['mu', '1,200.5亩', 1200.5, false],
  ['mu', '8 公顷', 120, true],
  ['mu', '1.2万亩', 12_000, true],
  ['mu', '2㎢', 3000, true],
  ['patrol', '3 平方公里', 4500, true],
  ['kg', '2吨', 2000, true],
  ['kg', '300斤', 150, true],
  ['kg', '0.01斤', 0.01, true],
  ['kg', '150公斤', 150, false],
  ['kg', '150 KG', 150, false],
  ['km', '3.5公里', 3.5, false],
  ['km', '800米', 0.8, true],
  ['points', '4个', 4, false],
])('%s “%s” is %d, in another unit: %s', (field, text, value, converted) => {
  expect(readEnquiryAmount(field, text)).toEqual({ value, converted });
});

test.each<[AmountField, string, string]>([
  ['mu', '大约120亩', 'notANumber'],
  ['mu', '120-150', 'notANumber'],
  ['mu', '一百二十', 'notANumber'],
  ['mu', '-5', 'negative'],
  ['mu', '1.234', 'tooFine'],
  ['mu', '0', 'tooSmall'],
  ['mu', '99999999', 'tooLarge'],
  ['mu', '9'.repeat(10_000), 'tooLarge'],
  ['mu', '120 kg', 'otherUnit'],
  ['mu', '120 constructor', 'otherUnit'],
  ['kg', '5 亩', 'otherUnit'],
  ['points', '1.5', 'notWhole'],
])('%s “%.20s” is %s', (field, text, problem) => {
  expect(readEnquiryAmount(field, text)).toEqual({ problem });
});
