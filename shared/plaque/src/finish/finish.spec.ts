import { expect, test } from 'vitest'
import { finishOf } from './finish'

test.each([
  ['Silver', 'Silver'],
  ['', 'Silver'],
  ['Unobtainium', 'Silver'],
  ['rose gold', 'Rose Gold'],
  ['Gold', 'Brass'],
  ['White porcelain', 'White'],
])('"%s" has the finish %s [ENG-58]', (color, known) => {
  expect(finishOf(color)).toEqual(finishOf(known))
})
