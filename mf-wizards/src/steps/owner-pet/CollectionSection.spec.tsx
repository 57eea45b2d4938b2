// @vitest-environment happy-dom
import { FormShell } from '@portal/forms'
import { fakeApi, harbour, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
const requests: string[] = []
const zones = (postalcode: string) =>
  postalcode === '0870' ? [] : [{ id: `zone-${postalcode}`, name: `Zone ${postalcode}`, price: 60 }]

function show(collection: Partial<OwnerPetValues['collection']>, booking = bella()) {
  requests.length = 0
  const values = toOwnerPetValues(booking)
  const api = fakeApi({
    listCollectionZones: ({ query }: { query: { postalcode: string } }) => (
      requests.push(query.postalcode),
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

const isChosen = async (name: string | RegExp) => (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

test('explains the other home [WIZ-86]', async () => {
  show({})
  const other = await screen.findByRole('radio', { name: 'Other Home Address' })
  expect(document.getElementById(other.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Another place the pet is at, such as a relative’s home.',
  )
})

test('outside the zones the missing collection type links to the explanation [WIZ-90, WIZ-92]', async () => {
  const alice = { ...cottesloe, city: 'Alice Springs', state: 'NT', postalcode: '0870' }
  show({ option: 'postal_address', other: { ...NO_ADDRESS, text: '3 Hill St', chosen: alice } })
  expect(await screen.findByText('ADDRESS IS OUTSIDE AVAILABLE COLLECTION ZONES')).toBeTruthy()
  fireEvent.submit(screen.getByRole('group', { name: 'Collection type' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Collection Product is Required' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Collection type' }))
})

test('requests the zone of a typed home once it is complete [WIZ-93, OPEN-91]', async () => {
  show({ option: 'postal_address' })
  const [, other] = await screen.findAllByRole('button', { name: 'Type the address' })
  if (other) fireEvent.click(other)
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Street and number', '3 Hill St')
  type('Suburb or city', 'Perth')
  for (const typed of ['6', '60', '600', '6001', '6000']) type('Postcode', typed)
  expect(await isChosen(/Zone 6000/)).toBe(false)
  expect(requests).toEqual(['6000'])
})
