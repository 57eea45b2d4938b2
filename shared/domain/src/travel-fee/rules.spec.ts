import { expect, test } from 'vitest'
import { travelFees } from './rules'

const practice = { collectionFee: 35, returnFee: 25 }
const zone = { collectionFee: 85.5, returnFee: null }
const RETURN = 'private cremation & return of ashes'

const atPractice = ['vet_address', null] as const

test.each(atPractice)("from and to the practice (%s) they are the practice's [OPEN-58]", (option) => {
  expect(travelFees({ serviceType: RETURN, collectionOption: option, practice, zone })).toEqual({
    collectionFee: 35,
    returnFee: 25,
  })
})

test("from a home they are the zone's; what the zone leaves open is to be confirmed [OPEN-58]", () => {
  expect(travelFees({ serviceType: RETURN, collectionOption: 'customer_address', practice, zone })).toEqual({
    collectionFee: 85.5,
    returnFee: null,
  })
  expect(travelFees({ serviceType: RETURN, collectionOption: 'postal_address', practice, zone: null })).toEqual({
    collectionFee: null,
    returnFee: null,
  })
})

test.each([
  ['Private Cremation & Return of Ashes', 35, 25],
  ['Private Cremation & Dispersal of Ashes', 35, 0],
  ['communal cremation - vet', 35, 0],
  ['communal cremation - stray / wildlife - vet', 35, 0],
  ['urns and memorabilia order', 0, 25],
  ['Vet Supply Order', 0, 0],
])('%s: collection %d, return %d [OPEN-58]', (serviceType, collectionFee, returnFee) => {
  expect(travelFees({ serviceType, collectionOption: null, practice, zone: null })).toEqual({
    collectionFee,
    returnFee,
  })
})
