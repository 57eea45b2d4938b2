import { describe, expect, test } from 'vitest'
import type { CollectionOption } from '@portal/domain'
import { travelFees } from './travel-fees'

const practice = { collectionFee: 35, returnFee: 25 }
const zone = { id: 'z1', name: 'Perth', collectionFee: 85.5, returnFee: null }
const address = {
  street: '',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: null,
  lng: null,
}
const at = (option: CollectionOption | null, zoneId: string | null = null) => ({
  pet: null,
  owner: null,
  collection: option === null ? null : { option, address, zoneId },
})
const RETURN = 'private cremation & return of ashes'

describe('travel fees [OPEN-58]', () => {
  test("from and to the practice they are the practice's", () => {
    expect(travelFees({ serviceType: RETURN, details: at('vet_address') }, practice, [])).toEqual({
      collectionFee: 35,
      returnFee: 25,
    })
    expect(travelFees({ serviceType: RETURN, details: at(null) }, practice, [])).toEqual({
      collectionFee: 35,
      returnFee: 25,
    })
  })

  test("from a home they are the zone's; what the zone leaves open is to be confirmed", () => {
    const details = at('customer_address', 'z1')
    expect(travelFees({ serviceType: RETURN, details }, practice, [zone])).toEqual({
      collectionFee: 85.5,
      returnFee: null,
    })
    expect(travelFees({ serviceType: RETURN, details: at('postal_address') }, practice, [zone])).toEqual({
      collectionFee: null,
      returnFee: null,
    })
  })

  test('without ashes to return nothing is charged for it', () => {
    for (const serviceType of [
      'Private Cremation & Dispersal of Ashes',
      'communal cremation - vet',
      'communal cremation - stray / wildlife - vet',
    ]) {
      expect(travelFees({ serviceType, details: at(null) }, practice, [])).toEqual({
        collectionFee: 35,
        returnFee: 0,
      })
    }
  })

  test('orders of products collect no pet', () => {
    expect(travelFees({ serviceType: 'vet supply order', details: at(null) }, practice, [])).toEqual({
      collectionFee: 0,
      returnFee: 25,
    })
  })
})
