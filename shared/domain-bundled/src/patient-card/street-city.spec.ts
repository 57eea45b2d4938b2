import { expect, test } from 'vitest'
import { splitStreet } from './street-city'

test.each([
  ['10 Fitzroy Street St Kilda', '10 Fitzroy Street', 'St Kilda'],
  ['10 Fitzroy St St Kilda', '10 Fitzroy St', 'St Kilda'],
  ['3/10 St Kilda Rd St Kilda', '3/10 St Kilda Rd', 'St Kilda'],
  ['10 St Georges Road Fitzroy North', '10 St Georges Road', 'Fitzroy North'],
  ['12 Court Street Mount Lawley', '12 Court Street', 'Mount Lawley'],
  ['Unit 3, 10 Fitzroy Street Upper Ferntree Gully', 'Unit 3, 10 Fitzroy Street', 'Upper Ferntree Gully'],
  ['Flat 2 10 Fitzroy Street Lane Cove', 'Flat 2 10 Fitzroy Street', 'Lane Cove'],
  ['8 Smith Street, Wattle Grove', '8 Smith Street', 'Wattle Grove'],
  ['Unit 3/10, Fitzroy Street St Kilda', 'Unit 3/10, Fitzroy Street', 'St Kilda'],
  ['Lot 5 Mill Rd Glen Forrest', 'Lot 5 Mill Rd', 'Glen Forrest'],
  ['PO Box 12 Point Lonsdale', 'PO Box 12', 'Point Lonsdale'],
  ['G.P.O. Box 7B, Perth', 'G.P.O. Box 7B', 'Perth'],
  ['c/- Jane Reed, 10 Fitzroy Street, St Kilda', 'c/- Jane Reed, 10 Fitzroy Street', 'St Kilda'],
  ['The Old Mill, Katanning', 'The Old Mill', 'Katanning'],
  ['Marine Parade Cottesloe', 'Marine Parade', 'Cottesloe'],
])('splits %s into %s and %s [OPEN-355]', (text, street, city) => {
  expect(splitStreet(text)).toEqual({ street, city })
})

test('recognises a suburb without a street, and a street without a suburb', () => {
  expect([splitStreet('St Kilda'), splitStreet('10 Fitzroy Street')]).toEqual([
    { city: 'St Kilda' },
    { street: '10 Fitzroy Street' },
  ])
})

test.each(['10 Ocean View Cottesloe', '10 Park Street Tower Road Malvern', '10 Fitzroy'])(
  '%s gives no suburb',
  (text) => expect(splitStreet(text)).toEqual({}),
)
