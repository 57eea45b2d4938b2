// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApprovedScreen } from '../approved/ApprovedScreen'
import { stubPictures } from '../artwork/pictures.fixture'
import { approval, asOwner, AT, engraving, lineApi, STAFF_AT } from '../line/engraving.fixture'
import { ThankYouScreen } from './ThankYouScreen'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const approved = engraving({
  state: 'approved',
  approval: { ...approval, proofUrl: '/proof.pdf' },
  closed: 'approved',
})
const thanks = AT.replace('check-existing', 'thank-you')

test('after the approval the plaque stands there as it is engraved, with a number to call [ENG-15, ENG-07]', async () => {
  renderInPortal(<ThankYouScreen />, { at: thanks, host: asOwner({ getEngraving: () => approved }) })
  expect(await screen.findByText('The artwork is approved')).toBeTruthy()
  expect(screen.getByText("Luna's Portrait Plaque will be engraved as you see it here.")).toBeTruthy()
  expect(screen.getByText('That’s everything. Thank you, Grace.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /first line: Born to be loved/ })).toBeTruthy()
  expect(screen.getByText('Born to be loved')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep a copy (PDF)' }).getAttribute('href')).toBe('/proof.pdf')
  expect(screen.queryByRole('link', { name: 'View booking' })).toBeNull()
  expect(screen.getByRole('link', { name: '08 9335 1100' })).toBeTruthy()
})

test('after a yes the page leads to the next plaque that waits, in the same visit [OPEN-349]', async () => {
  const alsoWaiting = [{ quotedProductId: 'line-2', productName: 'Urn Plate' }]
  renderInPortal(<ThankYouScreen />, {
    at: thanks,
    host: asOwner({ getEngraving: () => ({ ...approved, alsoWaiting }) }),
  })
  const next = await screen.findByRole('link', { name: "Next: Luna's Urn Plate" })
  expect(next.getAttribute('href')).toBe(AT.replace('line-1', 'line-2'))
  expect(screen.queryByText(/That’s everything/)).toBeNull()
})

test('what is not approved is not thanked for', async () => {
  const { address } = renderInPortal(<ThankYouScreen />, { at: thanks, host: asOwner() })
  await expect.poll(address).toBe(AT)
})

test('staff read by whom it was approved and go back to the booking [ENG-09, OPEN-67]', async () => {
  const at = STAFF_AT.replace('check-existing', 'approved')
  renderInPortal(<ApprovedScreen />, { at, host: { api: lineApi({ getEngraving: () => approved }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Artwork approved' })).toBeTruthy()
  expect(screen.getByText(/^Approved by Grace on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Keep a copy (PDF)' }).getAttribute('href')).toBe('/proof.pdf')
  expect(screen.getByRole('link', { name: 'View booking' }).getAttribute('href')).toBe('/booking/booking-7')
})
