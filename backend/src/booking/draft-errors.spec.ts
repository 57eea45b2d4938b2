import { emptyAddress, emptyOwner, emptyPet } from '@portal/domain'
import { expect, test } from 'vitest'
import { emptyDetails } from '../db/records'
import { draftErrors } from './draft-errors'

const bella = {
  ...emptyPet(),
  firstName: 'Bella',
  lastName: 'Reid',
  type: 'Dog',
  breed: 'Pug',
  sex: 'Female',
  weight: 8,
}
const suburb = { ...emptyAddress(), city: 'Perth', state: 'WA', postalcode: '6000', lat: -31.95, lng: 115.86 }
const owner = { ...emptyOwner(), firstName: 'Anna', lastName: 'Reid', noPhone: true, address: suburb }
const errors = (relationship: string) =>
  draftErrors(
    {
      id: 'b1',
      serviceType: 'private cremation & return of ashes',
      relationship,
      isPackage: false,
      skipOwner: false,
      details: { ...emptyDetails(), pet: bella, owner },
    },
    true,
  )

test('requires what we need if the practice leaves the owner to us: a street, and for a referral a phone or email [OPEN-353, OPEN-354]', () => {
  expect(errors('vet_direct')).toEqual({})
  expect(errors('referral')).toEqual({ 'owner.email': 'contactMissing', 'owner.address': 'streetMissing' })
  expect(errors('vet_unity')).toMatchObject({ 'owner.address': 'streetMissing' })
})
