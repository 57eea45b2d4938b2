// @vitest-environment happy-dom
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySlots } from '../testing/empty-slots.fixture'
import { showPrivateWizard } from './private-wizard.fixture'

const key = { userId: 'contact-1', id: 'd1' }
const ENTRY = 'portal.personal.preference.contact-1.handed-over'
const CARD = Buffer.from(
  '{"version":1,"owner":{"lastName":"Citizen"},"pet":{"firstName":"Rex","type":"Canine","weight":31.5}}',
).toString('base64url')
const chosen = { vetStaff: 'Dana Reid', option: 'private-return' }
const petName = () => screen.findByLabelText<HTMLInputElement>("Pet's first name")
const said = () => screen.findByText(/^Filled in from your practice software/)

beforeEach(() => {
  emptySlots()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const handOver = (card: string, draftId = 'd1') => sessionStorage.setItem(ENTRY, JSON.stringify({ card, draftId }))

test('fills in the wizard once, stores it in its draft and sends nothing [OPEN-188, OPEN-190]', async () => {
  keepDraft(key, draftOf({ holdsWork: false }, { work: chosen }))
  handOver(CARD)
  const createBooking = vi.fn<() => undefined>()
  showPrivateWizard('/new-booking/private?draft=d1', { createBooking })
  await said()
  expect((await petName()).value).toBe('Rex')
  expect(screen.getByLabelText<HTMLInputElement>('Weight (Kg)').value).toBe('31.5')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Pet type').value).toBe('Dog'))
  expect(sessionStorage.getItem(ENTRY)).toBeNull()
  await waitFor(() => expect(readDraft(key)?.summary).toMatchObject({ petName: 'Rex Citizen', holdsWork: true }))
  expect(createBooking).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect((await petName()).value).toBe('')
})

test('leaves the wizard of another booking alone [OPEN-188]', async () => {
  keepDraft(key, draftOf({ holdsWork: false }, { work: chosen }))
  handOver(CARD, 'd2')
  showPrivateWizard('/new-booking/private?draft=d1')
  expect((await petName()).value).toBe('')
  expect(screen.getByRole('button', { name: 'Paste from patient record' })).toBeTruthy()
  expect(sessionStorage.getItem(ENTRY)).not.toBeNull()
})

test('shows one line for damaged details, and an empty form [OPEN-189]', async () => {
  keepDraft(key, draftOf({ holdsWork: false }, { work: chosen }))
  handOver('bm9uc2Vuc2U')
  showPrivateWizard('/new-booking/private?draft=d1')
  await screen.findByText("We couldn't read the details from your practice software, so nothing was filled in.")
  expect((await petName()).value).toBe('')
  expect(sessionStorage.getItem(ENTRY)).toBeNull()
})

test("removes details from an open wizard's address, and keeps typed values [OPEN-188, OPEN-190]", async () => {
  keepDraft(key, draftOf({ holdsWork: false }, { work: chosen }))
  const { address } = showPrivateWizard(`/new-booking/private?draft=d1#prefill=${CARD}`)
  await said()
  await waitFor(() => expect(address()).toBe('/new-booking/private?draft=d1#owner-pet-details'))
  expect((await petName()).value).toBe('Rex')
})

test('fills in nothing in a submitted booking [WIZ-106]', async () => {
  const { serverBella } = await import('../testing/server-booking')
  const booking = serverBella()
  const submitted = { ...booking, cstm: { ...booking.cstm, order_stage_c: 'VP Submitted' } }
  showPrivateWizard(`/edit-booking-private/booking-1?draft=d1#prefill=${CARD}`, { getBooking: () => submitted })
  expect(await screen.findByText('Bella Ngata')).toBeTruthy()
  expect(screen.queryByText('Rex')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Paste from patient record' })).toBeNull()
  expect(sessionStorage.getItem(ENTRY)).toBeNull()
})
