import { expect, test } from 'vitest'
import { hasTypedNumber } from './typed-number'

test.each([
  ['12 marine', '12 Marine Parade, Cottesloe WA 6011'],
  ['marine parade 12', '12 Marine Parade, Cottesloe WA 6011'],
  ['12a marine', '12A Marine Parade, Cottesloe WA 6011'],
  ['unit 3/12 marine', '3/12 Marine Parade, Cottesloe WA 6011'],
  ['1234 albany hwy', '1234 Albany Highway, Cannington WA 6107'],
])('%j names the address %j', (typed, found) => expect(hasTypedNumber(typed, found)).toBe(true))

test.each([
  ['Cottesloe', '3 Marine Parade, Cottesloe WA 6011'],
  ['marine parade', '3 Marine Parade, Cottesloe WA 6011'],
  ['Cottesloe 6011', '3 Marine Parade, Cottesloe WA 6011'],
  ['6011 Cottesloe', '3 Marine Parade, Cottesloe WA 6011'],
  ['6011', '3 Marine Parade, Cottesloe WA 6011'],
  ['12', '12 Hay Street, Perth WA 6000'],
  ['12 marine', 'Cottesloe WA 6011'],
  ['12 marine', '112 Marine Parade, Cottesloe WA 6011'],
])('%j does not name the address %j [OPEN-344]', (typed, found) => expect(hasTypedNumber(typed, found)).toBe(false))
