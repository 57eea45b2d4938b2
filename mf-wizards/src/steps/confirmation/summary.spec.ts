import { expect, test } from 'vitest'
import { bella, cottesloe, line } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { summaryOf, writtenSummary } from './summary'

const factsOf = (state: ReturnType<typeof wizardState>, title: string) =>
  summaryOf(state).find((section) => section.title === title)?.facts

test('the summary has the whole booking, each fact with the field that changes it [WIZ-58]', () => {
  const state = wizardState({ booking: bella() })
  expect(summaryOf(state).map(({ title }) => title)).toEqual(['Pet', 'Owner', 'Special instructions', 'Booking'])
  expect(factsOf(state, 'Pet')).toEqual([
    { label: 'Pet name', value: 'Bella Ngata', field: 'pet.firstName' },
    { label: 'Type and breed', value: 'Dog, Labrador Retriever', field: 'pet.type' },
    { label: 'Sex', value: 'Female', field: 'pet.sex' },
    { label: 'Weight', value: '28.40 kg', field: 'pet.weight' },
  ])
  expect(factsOf(state, 'Owner')?.[3]).toEqual({
    label: 'Home address',
    value: '12 Marine Parade, Cottesloe WA 6011',
    field: 'owner.address',
  })
})

test('shows a weight in its own unit beside kg [WIZ-74]', () => {
  const pet = { ...bella().pet, customUnitName: 'g', customUnitRatio: 0.001, customUnit: 350, weight: 0.35 }
  const facts = factsOf(wizardState({ booking: { ...bella(), pet } }), 'Pet')
  expect(facts?.at(-1)).toEqual({ label: 'Weight', value: '350 g (0.35 kg)', field: 'pet.customUnit' })
})

test('says that owner details were skipped', () => {
  const booking = { ...bella(), skipOwnerDetails: true }
  expect(factsOf(wizardState({ booking }), 'Owner')).toEqual([
    { label: 'Owner details', value: 'Not provided', field: 'skipOwner' },
  ])
})

test('has no link to a box that cannot be changed, when the owner is never named [WIZ-41, WIZ-50]', () => {
  const bookingOptionSelected = { label: 'Communal', sugarAPIName: 'communal cremation - vet', slug: 'communal' }
  const booking = { ...bella(), skipOwnerDetails: true, bookingOptionSelected }
  expect(factsOf(wizardState({ booking }), 'Owner')).toEqual([{ label: 'Owner details', value: 'Not provided' }])
})

test('owner and pet of a submitted booking have no Change link, except a missing weight [WIZ-106, WIZ-109]', () => {
  const fieldsOf = (booking: ReturnType<typeof bella>) =>
    ['Owner', 'Pet']
      .flatMap((title) => factsOf(wizardState({ booking, locked: true }), title) ?? [])
      .flatMap(({ field }) => field ?? [])
  expect(fieldsOf(bella())).toEqual([])
  expect(fieldsOf({ ...bella(), pet: { ...bella().pet, weight: null } })).toEqual(['pet.weight'])
})

test('includes the collection when the wizard asks for it [WIZ-37, OPEN-43]', () => {
  const booking = {
    ...bella(),
    collectionDetails: {
      collectionAddressOption: 'customer_address' as const,
      collectionAddress: cottesloe,
      collectionProducts: {
        id: 'z',
        name: 'Coastal collection',
        quantity: 1 as const,
        isHomeCollection: true as const,
        price: 60,
      },
    },
  }
  const facts = factsOf(wizardState({ kind: 'vetunity-private', booking }), 'Collection')
  expect(facts?.map(({ value }) => value)).toEqual([
    "Owner's Home Address ($50 additional charge)",
    '12 Marine Parade, Cottesloe WA 6011',
    'Coastal collection',
  ])
})

test('a vet supply order has neither owner nor pet [WIZ-52]', () => {
  expect(summaryOf(wizardState({ kind: 'vet-supply-order', booking: bella() })).map(({ title }) => title)).toEqual([
    'Order',
  ])
})

test('as text it starts with what to do before handing over the pet [OPEN-97]', () => {
  const print = {
    ...line('1', 'Ink Paw Print', 24),
    pieces: [
      {
        id: 'ink',
        name: 'Ink Paw Print',
        requires_engraving: false,
        holds_ashes: false,
        pre_cremation_instructions: 'Take two ink prints of one paw.',
        return_instructions: null,
      },
    ],
  }
  const state = wizardState({ booking: { ...bella(), quotedProducts: [print] } })
  const service = { label: 'Service', value: 'Private Cremation & Return of Ashes' }
  expect(writtenSummary(state).slice(0, 2)).toEqual([
    { title: 'Service', facts: [service] },
    {
      title: 'Before you hand over Bella',
      facts: [{ label: 'Ink Paw Print', value: 'Take two ink prints of one paw.' }],
    },
  ])
  expect(writtenSummary(wizardState()).slice(1)).toEqual(summaryOf(wizardState()))
  const order = { ...state, kind: 'urns-and-memorabilia' as const }
  expect(writtenSummary(order).map(({ title }) => title)).not.toContain('Before you hand over Bella')
})
