// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { isGone } from '@portal/domain/plaque'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../../artwork/pictures.fixture'
import { asOwner, engraving, failure, lineApi, STAFF_AT, version } from '../../line/engraving.fixture'
import { APPROVE, press, seen, show } from './check-existing.fixture'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a note that failed to send stays in its field with an error', async () => {
  show(asOwner({ requestChanges: () => failure('offline') }))
  await screen.findByRole('button', { name: 'Ask the clinic' })
  await press('Ask the clinic')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What should be different/ })
  fireEvent.change(field, { target: { value: 'Smaller' } })
  await press('Send to the clinic')
  expect(await screen.findByText(/Your note is not sent yet; it is still here. There is no connection/)).toBeTruthy()
  expect(field.value).toBe('Smaller')
})

test("begins with the pet's name and what is asked, and spells the words; staff read no request [OPEN-366]", async () => {
  show(asOwner())
  await seen()
  const { textContent } = document.body
  expect(textContent?.startsWith('Luna')).toBe(true)
  expect(screen.getByText(/^Harbour Veterinary Clinic has prepared this plaque for Luna\./)).toBeTruthy()
  const line = screen.getByRole('group', { name: 'First line: Born to be loved' })
  expect(
    within(line)
      .getAllByText(/^\S$/u)
      .map((letter) => letter.textContent)
      .join(''),
  ).toBe('Borntobeloved')
  cleanup()
  show({ api: lineApi() }, STAFF_AT)
  await seen()
  expect(screen.queryByText(/has prepared this plaque/)).toBeNull()
})

test.each([
  ['No data to show!', { getClientDetails: () => failure('server') }],
  ['No data to show!', { getEngraving: () => failure('server') }],
  ['No product engraved!', { getClientDetails: () => ({ quoted_products: [] }) }],
  ['No product engraved!', { getEngraving: () => failure('notFound') }],
  ['Sorry, failed to retrieve product id', { getActualProducts: () => failure('server') }],
  ['Sorry, no product id', { getActualProducts: () => ({ actual_products: [] }) }],
])('%s [ENG-26..29, OPEN-69]', async (alert, answers) => {
  show(asOwner(answers))
  expect(await screen.findByText(alert)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I approve this artwork' })).toBeNull()
})

test.each([
  ['cremated', 'The Portrait Plaque is being made.'],
  ['finished', 'The Portrait Plaque is finished.'],
  ['deleted', 'Harbour Veterinary Clinic removed the Portrait Plaque from the booking. It will not be engraved.'],
  ['discarded', 'Harbour Veterinary Clinic discarded the booking with the Portrait Plaque. It will not be engraved.'],
  ['wordsRemoved', 'Harbour Veterinary Clinic removed the words from the Portrait Plaque. It will not be engraved.'],
  ['cancelled', 'The booking with the Portrait Plaque was cancelled. It will not be engraved.'],
] as const)('once %s the engraving can only be viewed [ENG-10, OPEN-68]', async (closed, why) => {
  show(asOwner({ getEngraving: () => engraving({ closed }) }))
  const title = 'Editing your engraving is no longer available'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  if (!isGone(closed)) await seen()
  expect(screen.queryByRole('img') === null).toBe(isGone(closed))
  expect(screen.queryByRole('button', { name: APPROVE })).toBeNull()
})

test('an artwork without its picture cannot be approved, and a number is shown', async () => {
  show(asOwner({ getEngraving: () => engraving({ state: 'unfinished', current: version({ screenUrl: null }) }) }))
  expect(await screen.findByText('The artwork is not finished yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I approve this artwork' })).toBeNull()
})

test('without a token owners go to verification, staff to the login, invalid links to 404 [OPEN-70, ENG-08]', async () => {
  const nobody = { user: null, guestSession: null }
  expect(show(nobody).address()).toBe('/engraving/verify/booking-7/line-1')
  cleanup()
  expect(show(nobody, STAFF_AT).address()).toBe('/engraving/staff-login/booking-7/line-1')
  cleanup()
  expect(show(nobody, '/engraving/check-existing?staff=0&bookingId=booking-7').address()).toBe('/engraving/404')
  cleanup()
  const other = { ...asOwner(), guestSession: { bookingId: 'booking-8', lineId: 'line-1', expiresAt: new Date() } }
  expect(show(other).address()).toBe('/engraving/verify/booking-7/line-1')
})
