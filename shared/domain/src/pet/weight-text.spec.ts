import { expect, test } from 'vitest'
import { readWeight, typedWeight } from './weight-text'

test.each([
  ['28.4', 28.4],
  ['28,4', 28.4],
  [' 28.4 kg', 28.4],
  ['28,4\u00a0Kg.', 28.4],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['5 kg 400 g', 5.4],
  ['5 kg and 40 grams', 5.04],
  ['5400g', 5.4],
  ['5,400 g', 5.4],
  ['10 lb', 4.535_923_7],
  ['10 pounds', 4.535_923_7],
  ['12 lb 3 oz', 5.528_157_01],
  ['3 ounces', 0.085_048_569_4],
  ['28.4'.padEnd(60), 28.4],
  ['-2', -2],
])('%j is read as %d kg [OPEN-352]', (text, kg) => {
  expect(typedWeight(text)).toBe(kg)
})

test.each([
  'heavy',
  '5-6 kg',
  '5.4.1',
  '28,400',
  '5,400 kg',
  '5 kg 400',
  '5 kg 1000 g',
  '5 lb 400 g',
  '5 kg 3 kg',
  '12 lb 16 oz',
  '28.4'.padEnd(61),
  '1e3',
])('%j is ambiguous and refused', (text) => {
  expect([readWeight(text), typedWeight(text)]).toEqual([null, null])
})

test("a bare number has the breed's unit; another unit is converted [WIZ-74]", () => {
  expect(typedWeight('350', 0.001)).toBe(350)
  expect(typedWeight('350 g', 0.001)).toBe(350)
  expect(typedWeight('0,35 kg', 0.001)).toBe(350)
  expect([typedWeight(12.5), typedWeight(null), typedWeight(Number.NaN)]).toEqual([12.5, null, null])
})
