// @vitest-environment happy-dom
import { fakeApi, installLocks, renderInPortal } from '@portal/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastBegun } from '../../booking/wizard-draft'
import { ChooserScreen } from '../ChooserScreen'

const ENTRY = 'portal.personal.preference.contact-1.handed-over'
const CARD = Buffer.from(
  '{"version":1,"owner":{"firstName":"Jane","lastName":"Citizen"},"pet":{"firstName":"Rex"}}',
).toString('base64url')
const kept = (): unknown => JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

function show(at: string) {
  const listServiceTypes = () => [
    { id: 'st-1', name: 'private cremation & return of ashes' },
    { id: 'st-4', name: 'vet supply order' },
  ]
  return renderInPortal(<ChooserScreen />, {
    at,
    host: { api: fakeApi({ listServiceTypes, listBookings: () => ({ data: [] }) }) },
  })
}

async function begin() {
  fireEvent.change(await screen.findByLabelText('Booking vet staff member'), { target: { value: 'Dana Reid' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
}

test('details leave the address at once, are listed, and go to the booking just started [OPEN-188]', async () => {
  const { address } = show(`/new-booking?bookingoption=private-return#prefill=${CARD}`)
  await screen.findByText(/^Details of Rex, Jane Citizen from your practice software/)
  expect(address()).toBe('/new-booking?bookingoption=private-return')
  expect(kept()).toEqual({ card: CARD, draftId: '' })
  await begin()
  await waitFor(() => expect(address()).toMatch(/^\/new-booking\/private\?draft=/))
  expect(kept()).toEqual({ card: CARD, draftId: lastBegun.read('contact-1') })
})

test('details survive a reload, and are dropped when rejected', async () => {
  sessionStorage.setItem(ENTRY, JSON.stringify({ card: CARD, draftId: '' }))
  show('/new-booking')
  fireEvent.click(await screen.findByRole('button', { name: 'Do not use them' }))
  await waitFor(() => expect(screen.queryByText(/from your practice software/)).toBeNull())
  expect(kept()).toBeNull()
})

test.each([
  ['nonsense', 'x'],
  ['more than 32 KB', 'A'.repeat(44_000)],
])('%s shows one line and is not kept [OPEN-189]', async (_, card) => {
  const { address } = show(`/new-booking#prefill=${card}`)
  await screen.findByText("We couldn't read the details from your practice software, so nothing was filled in.")
  expect(address()).toBe('/new-booking')
  expect(sessionStorage.getItem(ENTRY)?.length ?? 0).toBeLessThan(100)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(kept()).toBeNull())
})

test('an order without a pet drops the details', async () => {
  const { address } = show(`/new-booking?bookingoption=vet-supply-order#prefill=${CARD}`)
  await screen.findByText(/^Details of Rex/)
  await begin()
  await waitFor(() => expect(address()).toMatch(/^\/new-booking\/vet-supply-order\?draft=/))
  expect(kept()).toBeNull()
})
