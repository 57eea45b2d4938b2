// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf } from '@portal/testing'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { bella } from '../testing/bookings'
import { serverBella } from '../testing/server-booking'
import { showPrivateWizard } from './private-wizard.fixture'
import { emptySlots } from '../testing/empty-slots.fixture'

const key = { userId: 'contact-1', id: 'd1' }
const typed = (name: string) => {
  const values = toOwnerPetValues(bella())
  return { '#owner-pet-details': { version: 0, values: { ...values, pet: { ...values.pet, firstName: name } } } }
}

beforeEach(() => {
  emptySlots()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Another page in the same document, with queries scoped to it. */
async function open(at: string) {
  const { address, container } = showPrivateWizard(at, { createBooking: () => serverBella() })
  const page = within(container)
  return { page, address, petName: await page.findByLabelText<HTMLInputElement>("Pet's first name") }
}

test('a duplicated tab works on a copy with its own name, apart from the first [OPEN-89]', async () => {
  const work = { vetStaff: 'Dana Reid', option: 'private-return', unsaved: typed('Bella') }
  keepDraft(key, draftOf({}, { work }))
  const first = await open('/new-booking/private?draft=d1')
  const second = await open('/new-booking/private?draft=d1')
  expect(first.address()).toBe('/new-booking/private?draft=d1')
  expect(second.address()).toMatch(/\?draft=(?!d1)\w{8}$/)
  expect(second.petName.value).toBe('Bella')
  fireEvent.change(second.petName, { target: { value: 'Milo' } })
  const copy = { ...key, id: second.address().slice(-8) }
  await waitFor(() => expect(readDraft(copy)?.summary.petName).toBe('Milo Ngata'))
  expect(readDraft(key)?.work).toMatchObject({ unsaved: typed('Bella') })
  expect(first.petName.value).toBe('Bella')
})

test('a tab duplicated while the first one seals its draft gets the values once it has the key [OPEN-89, OPEN-279]', async () => {
  keepDraft(key, draftOf({}, { work: { vetStaff: 'Dana Reid', option: 'private-return', unsaved: typed('Stella') } }))
  const name = 'portal.personal.draft.contact-1.d1'
  const text = localStorage.getItem(name) ?? ''
  await open('/new-booking/private?draft=d1')
  const opening = open('/new-booking/private?draft=d1')
  await new Promise((resolve) => setTimeout(resolve, 200))
  localStorage.setItem('portal.sealed.1.key-1.a', 'sealed')
  localStorage.removeItem(name)
  await new Promise((resolve) => setTimeout(resolve, 600))
  localStorage.setItem(name, text)
  localStorage.removeItem('portal.sealed.1.key-1.a')
  expect((await opening).petName.value).toBe('Stella')
})

test('an edit address claims a leftover draft of that booking, never one of another [OPEN-89]', async () => {
  const summary = { isEdit: true, resumeAt: '/edit-booking-private/booking-1' }
  keepDraft({ ...key, id: 'd2' }, draftOf(summary, { bookingId: 'booking-1', work: { unsaved: typed('Stella') } }))
  keepDraft({ ...key, id: 'd3' }, draftOf(summary, { bookingId: 'booking-7', work: { unsaved: typed('Rex') } }))
  const { address, petName } = await open('/edit-booking-private/booking-1?draft=d3')
  expect(petName.value).toBe('Stella')
  expect(address()).toBe('/edit-booking-private/booking-1?draft=d2')
  expect(screen.queryByDisplayValue('Rex')).toBeNull()
})
