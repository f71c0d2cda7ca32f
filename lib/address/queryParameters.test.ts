import { oneOf, parameterOf, withParameters } from '@/lib/address/queryParameters';

test('a parameter is read from a whole address or a path, and is empty where it is missing', () => {
  expect(parameterOf('https://a.example/?model=t70#product', 'model')).toBe('t70');
  expect(parameterOf('/?model=t70', 'compare')).toBe('');
});

test('writing keeps the path, the other parameters and the hash', () => {
  expect(withParameters('/?query=safety#product', { model: 't70' })).toBe('/?query=safety&model=t70#product');
  expect(withParameters('https://a.example/about/?model=p60', { model: 't100' })).toBe('/about/?model=t100');
});

test('a given hash takes the place of the old one', () => {
  expect(withParameters('/#eco', { model: 't70' }, 'product')).toBe('/?model=t70#product');
});

test('null takes its parameter out, an empty text stays as one', () => {
  expect(withParameters('/?compare=p60,t70&model=t70', { compare: null })).toBe('/?model=t70');
  expect(withParameters('/?compare=p60', { compare: null })).toBe('/');
  expect(withParameters('/?mu=200', { mu: '' })).toBe('/?mu=');
});

test('a list stays readable', () => {
  expect(withParameters('/', { compare: 'p60,t100' })).toBe('/?compare=p60,t100');
});

test('what is not among the choices is the first of them', () => {
  const unit = oneOf(['kg', 'jin']);
  expect(['jin', '', 'JIN', 'pound'].map(unit)).toEqual(['jin', 'kg', 'kg', 'kg']);
});
