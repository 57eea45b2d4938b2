import { expect, test } from 'vitest'
import { defaultOptionByWeight } from '@portal/domain'
import { weightClassOf, weightClassText } from './weight-class'

test.each([
  [0, 10, false, 'under 10 kg'],
  [null, 10, false, 'under 10 kg'],
  [10, 25, false, '10 to under 25 kg'],
  [4.5, 7.25, false, '4.5 to under 7.25 kg'],
  [45, null, true, '45 kg and over'],
  [25, 45, true, '25 to 45 kg'],
  [0, 5, true, 'up to 5 kg'],
  [null, null, true, 'any weight'],
])('%j to %j kg, last: %j, is %j [OPEN-62, OPEN-376]', (min, max, isLast, text) =>
  expect(weightClassText({ min, max, isLast })).toBe(text),
)

test('a value is compared with the others of its dropdown', () => {
  const sizes = [
    { min_weight: 0, max_weight: 10 },
    { min_weight: 10, max_weight: 25 },
    { min_weight: null, max_weight: null },
  ]
  expect(sizes.map((size) => weightClassOf(size, sizes))).toEqual(['under 10 kg', '10 to 25 kg', null])
  const ranges = sizes.map(({ min_weight: minWeight, max_weight: maxWeight }) => ({ minWeight, maxWeight }))
  expect([10, 25].map((weight) => defaultOptionByWeight(ranges, weight)?.maxWeight)).toEqual([25, 25])
})
