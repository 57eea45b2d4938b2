import { expect, test } from 'vitest'
import { isSamePlace } from './same-place'

const found = { street: '3/12 Marine Parade', city: 'Cottesloe', postalcode: '6011' }

test.each([
  [{ street: 'Unit 3, 12 Marine Pde' }, true],
  [{ street: '12 MARINE PDE.', city: ' cottesloe' }, true],
  [{ street: '14 Marine Parade' }, false],
  [{ street: '12 Mariner Parade' }, false],
  [{ street: 'Marine Parade' }, false],
  [{ city: 'Swanbourne' }, false],
  [{ postalcode: '6010' }, false],
])('the typed address %j is the place that was found: %j [WIZ-89]', (typed, isSame) => {
  expect(isSamePlace({ ...found, ...typed }, found)).toBe(isSame)
})
