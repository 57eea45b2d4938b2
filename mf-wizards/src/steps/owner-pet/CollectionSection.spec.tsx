// @vitest-environment happy-dom
import { bookingOptionBySlug } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { fakeApi, harbour, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startBooking } from '../../booking/start-booking'
import { bella, cottesloe } from '../../testing/bookings'
import { NO_ADDRESS } from './address-value'
import { CollectionSection } from './CollectionSection'
import { toOwnerPetValues } from './convert'
import { ownerPetErrors } from './errors'
import { OwnerSection } from './OwnerSection'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

afterEach(cleanup)

const RULES = {
  locked: true,
  weightEditable: false,
  hasCollection: true,
  needs: { isContacted: false, isSentTo: false },
  practice: harbour,
  care: '',
}
const asked: string[] = []
const zones = (postalcode: string) =>
  postalcode === '0870' ? [] : [{ id: `zone-${postalcode}`, name: `Zone ${postalcode}`, price: 60 }]
const perth = { ...cottesloe, street: '3 Hill St', city: 'Perth', postalcode: '6000' }

function show(collection: Partial<OwnerPetValues['collection']>, booking = bella()) {
  asked.length = 0
  const values = toOwnerPetValues(booking)
  const api = fakeApi({
    listCollectionZones: ({ query }: { query: { postalcode: string } }) => (
      asked.push(query.postalcode),
      zones(query.postalcode)
    ),
    autocompletePlaces: () => ({ data: [] }),
  })
  const form = (
    <FormShell
      initialValues={{ ...values, collection: { ...values.collection, ...collection } }}
      validate={(values) => ownerPetErrors(values, RULES)}
      onSubmit={() => undefined}
    >
      <OwnerSection bookingId="" needsStreet={false} skipFixed={undefined} />
      <CollectionSection />
    </FormShell>
  )
  renderInPortal(form, { host: { api } })
}

const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const isChosen = async (name: string | RegExp) => (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

test('another home and its collection type stay behind the other options [WIZ-86, WIZ-93]', async () => {
  show({ option: 'postal_address', other: { ...NO_ADDRESS, text: '3 Hill St, Perth WA 6000', chosen: perth } })
  expect(await isChosen(/Zone 6000/)).toBe(false)
  choose(/Zone 6000/)
  choose('Vet Address')
  expect(screen.queryByRole('radio', { name: /Zone/ })).toBeNull()
  choose(/Owner's Home/)
  expect(await isChosen(/Zone 6011/)).toBe(false)
  choose(/Zone 6011/)
  choose('Other Home Address')
  expect(await isChosen(/Zone 6000/)).toBe(true)
  expect(await screen.findByRole('combobox', { name: 'Other home address' })).toHaveProperty(
    'value',
    '3 Hill St, Perth WA 6000',
  )
})

test('the other home says what it may be [WIZ-86]', async () => {
  show({})
  const other = await screen.findByRole('radio', { name: 'Other Home Address' })
  expect(document.getElementById(other.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Another place the pet is at, such as a relative’s home.',
  )
})

test("skipping the owner takes the owner's home away, and gives it back [WIZ-98, WIZ-99]", async () => {
  show({ option: 'customer_address' })
  expect(await isChosen(/Zone 6011/)).toBe(false)
  choose(/Zone 6011/)
  expect(await isChosen(/Zone 6011/)).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Do not provide owner details' }))
  expect(screen.queryByRole('radio', { name: /Owner's Home/ })).toBeNull()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Do not provide owner details' }))
  expect(await isChosen(/Owner's Home/)).toBe(true)
  expect(await isChosen(/Zone 6011/)).toBe(true)
})

test("a default of the owner's home comes when the owner is named after all [WIZ-96, WIZ-98]", async () => {
  const cstm = {
    ...harbour.cstm,
    relationship_type_c: 'vet_unity',
    default_collection_location_c: 'Customer',
    provides_client_details_c: false,
  }
  const option = bookingOptionBySlug('vetunity-private-return')
  if (!option) throw new Error('no such option')
  const practice = { ...harbour, cstm }
  show({}, startBooking({ option, vetStaff: 'D', practice, serviceTypes: [] }))
  expect(screen.queryByRole('radio', { name: /Owner's Home/ })).toBeNull()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Do not provide owner details' }))
  expect(await isChosen(/Owner's Home/)).toBe(true)
})

test('outside the zones the missing collection type leads to what is said about it [WIZ-90, WIZ-92]', async () => {
  const alice = { ...cottesloe, city: 'Alice Springs', state: 'NT', postalcode: '0870' }
  show({ option: 'postal_address', other: { ...NO_ADDRESS, text: '3 Hill St', chosen: alice } })
  expect(await screen.findByText('ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES')).toBeTruthy()
  fireEvent.submit(screen.getByRole('group', { name: 'Collection type' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Collection Product is Required' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Collection type' }))
})

test('another home typed by hand is asked for its zone once it stands [WIZ-93, OPEN-91]', async () => {
  show({ option: 'postal_address' })
  const [, other] = await screen.findAllByRole('button', { name: 'Enter the address by hand' })
  if (other) fireEvent.click(other)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Street and number', '3 Hill St')
  type('Suburb or city', 'Perth')
  for (const typed of ['6', '60', '600', '6001', '6000']) type('Postcode', typed)
  expect(await isChosen(/Zone 6000/)).toBe(false)
  expect(asked).toEqual(['6000'])
})
