import {
  type ComparedValue,
  canLeave,
  comparedModels,
  comparisonRows,
  type ParameterValue,
  toggledModels,
} from '@/lib/drones/droneComparison';

const models = ['p60', 't70', 't100'];

const rowOf = (...values: ComparedValue[]) =>
  comparisonRows(
    values.map((value, index) => ({
      model: `m${index}`,
      name: '',
      parameters: [{ item: '轴距', ...value }],
    })),
  )[0];
const row = (...values: ParameterValue[]) => rowOf(...values.map((value) => ({ value })));

test('all models are compared unless the address names two at least', () => {
  expect(comparedModels(models, '')).toEqual(models);
  expect(comparedModels(models, 'p60')).toEqual(models);
  expect(comparedModels(models, 'p60,x900')).toEqual(models);
  expect(comparedModels(models, 'p60,p60')).toEqual(models);
});

test('the order of the models is their own, however the address names them', () => {
  expect(comparedModels(models, 'T100,p60')).toEqual(['p60', 't100']);
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

test('published values that are not the same differ', () => {
  expect(row('30 L', '75 L')).toEqual({
    item: '轴距',
    values: [{ value: '30 L' }, { value: '75 L' }],
    differs: true,
  });
  expect(row('2 km', '2 km')?.differs).toBe(false);
});

test('what is not published is no difference', () => {
  expect(row('30 L', null)?.differs).toBe(false);
  expect(row(null, null)?.differs).toBe(false);
  expect(row('30 L', null, '75 L')?.differs).toBe(true);
});

test('what is published of another version only is no difference', () => {
  const exported = { value: '70 L', version: '出口版参数' };
  expect(rowOf({ value: '30 L' }, exported)?.differs).toBe(false);
  expect(rowOf({ value: '30 L' }, exported, { value: '75 L' })).toMatchObject({
    values: [{ value: '30 L' }, exported, { value: '75 L' }],
    differs: true,
  });
});

test('lists are compared fact by fact, and one fact is the same alone or in a list', () => {
  expect(row(['±10 cm', '±0.6 m'], ['±10 cm', '±0.6 m'])?.differs).toBe(false);
  expect(row(['±10 cm', '±0.6 m'], ['±10 cm'])?.differs).toBe(true);
  expect(row('±10 cm', ['±10 cm'])?.differs).toBe(false);
});
