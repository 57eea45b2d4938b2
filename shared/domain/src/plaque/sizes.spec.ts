import { expect, test } from 'vitest'
import { plaqueCentimetres } from './sizes'

test.each([
  ['9 x 6', '3:2', 9, 6],
  ['5 x 2.5', '2:1', 5, 2.5],
  // 500 / 37.795 = 13.2293 across, a quarter of it down.
  ['0', '4:1', 13.2293, 3.3073],
  ['0', '1:1', 13.2293, 13.2293],
  ['', '', 13.2293, 6.6146],
])('a plaque of "%s" and %s is %d × %d cm [ENG-54]', (Dimensions, Ratios, width, height) => {
  const size = plaqueCentimetres({ Dimensions, Ratios })
  expect([size.width.toFixed(4), size.height.toFixed(4)]).toEqual([width.toFixed(4), height.toFixed(4)])
})
