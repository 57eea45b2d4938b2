import { expect, test } from 'vitest'
import type { FeeKey, TravelFacts } from './fees'
import { bookingFees, feeFields, feesDue, includedFees, needsCollection } from './rules'

const practice = { collection: 35, return: 25 }
const zone = { collection: 85.5, return: null }
const RETURN = 'private cremation & return of ashes'

const atPractice = ['vet_address', null] as const

test.each(atPractice)('to and from the practice (%s) the fees of the practice apply [OPEN-58]', (option) => {
  expect(feesDue({ serviceType: RETURN, collectionOption: option, practice, zone })).toEqual({
    collection: 35,
    return: 25,
  })
})

test('from a home the fees of the zone apply; missing ones are to be confirmed [OPEN-58]', () => {
  expect(feesDue({ serviceType: RETURN, collectionOption: 'customer_address', practice, zone })).toEqual({
    collection: 85.5,
    return: null,
  })
  expect(feesDue({ serviceType: RETURN, collectionOption: 'postal_address', practice, zone: null })).toEqual({
    collection: null,
    return: null,
  })
})

test('a fee that the practice does not define is to be confirmed [OPEN-58]', () => {
  expect(feesDue({ serviceType: RETURN, collectionOption: null, practice: { return: 25 }, zone: null })).toEqual({
    collection: null,
    return: 25,
  })
})

test.each([
  ['Private Cremation & Return of Ashes', 35, 25],
  ['Private Cremation & Dispersal of Ashes', 35, 0],
  ['communal cremation - vet', 35, 0],
  ['communal cremation - stray / wildlife - vet', 35, 0],
  ['urns and memorabilia order', 0, 25],
  ['Vet Supply Order', 0, 0],
])('%s: collection %d, return %d [OPEN-58]', (serviceType, collection, back) => {
  expect(feesDue({ serviceType, collectionOption: null, practice, zone: null })).toEqual({ collection, return: back })
})

test('each fee has a field on the wire and on the pages [DOM-04, DOM-08]', () => {
  expect(feeFields('wireField', (key) => key)).toEqual({
    collection_freight_fee_c: 'collection',
    return_freight_fee_c: 'return',
  })
  expect(bookingFees({ collection_fee: 35, return_fee: null })).toEqual({ collection: 35, return: null })
})

const item = (change: Partial<TravelFacts> = {}): TravelFacts => ({
  deleted: false,
  includesReturnCharge: false,
  requiresCollection: false,
  ...change,
})
const PACKAGE = item({ includesReturnCharge: true, requiresCollection: true })

test.each<[string, string, TravelFacts[], number | null, FeeKey[]]>([
  ['an urn', RETURN, [item()], 25, []],
  ['a package', RETURN, [item(), PACKAGE], 0, ['return']],
  ['a package that was removed', RETURN, [item(), { ...PACKAGE, deleted: true }], 25, []],
  ['a package without return of ashes', 'private cremation & dispersal of ashes', [PACKAGE], 0, []],
])(
  '%s of a %s: the return fee is included where it would be due [OPEN-96]',
  (_, serviceType, lines, back, included) => {
    expect(feesDue({ serviceType, collectionOption: null, practice, zone: null, lines })).toEqual({
      collection: 35,
      return: back,
    })
    expect(includedFees(serviceType, lines)).toEqual(included)
  },
)

test('an included return needs no confirmed amount [OPEN-96]', () => {
  const facts = { serviceType: RETURN, collectionOption: null, practice: { collection: 35 }, zone: null }
  expect(feesDue(facts).return).toBeNull()
  expect(feesDue({ ...facts, lines: [PACKAGE] }).return).toBe(0)
})

test('the pet is collected if an ordered item requires it [OPEN-96]', () => {
  expect(needsCollection([])).toBe(false)
  expect(needsCollection([item(), PACKAGE])).toBe(true)
  expect(needsCollection([{ ...PACKAGE, deleted: true }])).toBe(false)
})
