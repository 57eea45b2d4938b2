import { expect, test } from 'vitest'
import { bella, cottesloe, line } from '../testing/bookings'
import { listNextSteps } from './outcome'

const ALONE = 'Bella is cremated alone. Her ashes will be returned to Harbour Veterinary Clinic.'
const piece = {
  id: 'ink',
  name: 'Ink Paw Print',
  requires_engraving: false,
  holds_ashes: false,
  return_instructions: null,
}
const print = {
  ...line('1', 'Ink Paw Print', 24),
  pieces: [{ ...piece, pre_cremation_instructions: 'Take two ink prints of one paw.' }],
}
const collectionDetails = {
  collectionAddressOption: 'customer_address' as const,
  collectionAddress: cottesloe,
  collectionProducts: null,
}

test('lists what to do before handing over the pet, then the outcome [OPEN-97, OPEN-98]', () => {
  expect(listNextSteps({ ...bella(), quotedProducts: [print] }, 'private', ALONE)).toEqual([
    'Before you hand over Bella, for Ink Paw Print: Take two ink prints of one paw.',
    ALONE,
  ])
})

test('says where the pet is collected, when it was asked [OPEN-43]', () => {
  expect(listNextSteps({ ...bella(), collectionDetails }, 'vetunity-private', ALONE)).toEqual([
    'Bella is collected from 12 Marine Parade, Cottesloe WA 6011.',
    ALONE,
  ])
  expect(listNextSteps({ ...bella(), collectionDetails }, 'private', ALONE)).toEqual([ALONE])
})

test('an order says nothing of a pet', () => {
  const sent = 'These items are sent to Harbour Veterinary Clinic. Nothing else is booked.'
  expect(listNextSteps({ ...bella(), quotedProducts: [print] }, 'vet-supply-order', sent)).toEqual([sent])
})
