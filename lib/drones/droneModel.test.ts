import { parseAddress } from '@/lib/address/address';
import { chosenModel } from '@/lib/drones/droneModel';

const models = ['p60', 't70', 't100'];

test('the first model is shown unless the address asks for another', () => {
  expect(chosenModel(models, '', null)).toBe('p60');
  expect(chosenModel(models, 't100', parseAddress('/?model=t100#product'))).toBe('t100');
  expect(chosenModel(models, 't40', parseAddress('/?model=t40#product'))).toBe('p60');
});

test('the hand-written form asks for a model too, but only under its own hash', () => {
  expect(chosenModel(models, '', parseAddress('/#product?t70'))).toBe('t70');
  expect(chosenModel(models, '', parseAddress('/?query=t70#product'))).toBe('t70');
  expect(chosenModel(models, '', parseAddress('/?query=t70#cooperation'))).toBe('p60');
});

test('a parameter of its own counts more than the hand-written form', () => {
  expect(chosenModel(models, 't100', parseAddress('/?query=t70&model=t100#product'))).toBe('t100');
});
