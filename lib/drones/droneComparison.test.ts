import {
  type ComparedValue,
  canLeave,
  comparedModels,
  comparisonRows,
  toggledModels,
} from '@/lib/drones/droneComparison';

const models = ['p60', 't70', 't100'];

const EXPORTED = { value: '70 L', version: '出口版参数' };

test.each([
  ['', models],
  ['p60', models],
  ['p60,x900', models],
  ['p60,p60', models],
  ['T100,p60', ['p60', 't100']],
])('of the address “%s” two models at least are compared, in their own order: %j', (text, compared) => {
  expect(comparedModels(models, text)).toEqual(compared);
});

test('taking a model away and adding it again comes back to the bare address', () => {
  expect(toggledModels(models, models, 't70')).toBe('p60,t100');
  expect(toggledModels(models, ['p60', 't100'], 't70')).toBe('');
});

test('the last two models stay', () => {
  expect(canLeave(models, 't70')).toBe(true);
  expect(canLeave(['p60', 't100'], 'p60')).toBe(false);
  expect(canLeave(['p60', 't100'], 't70')).toBe(true);
});

test.each<[string, (ComparedValue['value'] | typeof EXPORTED)[], boolean]>([
  ['published values that are not the same differ', ['30 L', '75 L'], true],
  ['the same ones do not', ['2 km', '2 km'], false],
  ['what is not published is no difference', ['30 L', null], false],
  ['nor is nothing', [null, null], false],
  ['nor does it hide one', ['30 L', null, '75 L'], true],
  ['what is published of another version only is no difference', ['30 L', EXPORTED], false],
  ['nor does that hide one', ['30 L', EXPORTED, '75 L'], true],
  ['lists are compared fact by fact', [['±10 cm', '±0.6 m'], ['±10 cm']], true],
  [
    'and may be the same',
    [
      ['±10 cm', '±0.6 m'],
      ['±10 cm', '±0.6 m'],
    ],
    false,
  ],
  ['one fact is the same alone or in a list', ['±10 cm', ['±10 cm']], false],
])('%s', (_what, values, differs) => {
  const compared: ComparedValue[] = values.map((value) =>
    value === EXPORTED ? EXPORTED : ({ value } as ComparedValue),
  );
  const parameters = compared.map((value) => [{ item: '轴距', ...value }]);
  const rows = comparisonRows(parameters.map((each) => ({ model: '', name: '', parameters: each })));
  expect(rows).toEqual([{ item: '轴距', values: compared, differs }]);
});
