// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { isGone } from '@portal/domain/plaque'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../artwork/pictures.fixture'
import { approval, asOwner, engraving, failure, STAFF_AT, version } from '../line/engraving.fixture'
import { APPROVE, press, seen, show } from './check-existing.fixture'

beforeEach(() => void stubPictures())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the artwork and its words stand beside both answers, with numbers to call [ENG-04, ENG-05]', async () => {
  show()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Check existing artwork')
  expect((await screen.findByRole('img')).getAttribute('alt')).toBe(
    "Portrait Plaque; pet's name: Luna; first line: Born to be loved; second line: 2012 - 2026; icon: Cat's Paw, on the left; photo: Yes",
  )
  expect(screen.getByText('Born to be loved')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'I approve this artwork' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'I want to make changes' })).toBeTruthy()
  const numbers = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? [])
  expect(numbers.filter((href) => href.startsWith('tel:'))).toEqual(['tel:0893351100', 'tel:0892000000'])
})

test('a note to the clinic is sent as written and stands on the page afterwards [ENG-16]', async () => {
  const note = 'Her name is spelled Loona'
  const sent: unknown[] = []
  show(
    asOwner({
      askForChanges: ({ body }: { body: object }) => {
        sent.push(body)
        return engraving({ state: 'changesAsked', changeRequest: { note, at: '2026-03-01T05:07:00Z' } })
      },
    }),
  )
  await screen.findByRole('button', { name: 'Ask the clinic' })
  await press('Ask the clinic')
  await press('Send to the clinic')
  expect(screen.getByText('Write what should be different.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /What should be different/ }), { target: { value: note } })
  await press('Send to the clinic')
  expect(sent).toEqual([{ note }])
  expect(await screen.findByText(note)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a note that did not arrive stays in its field and says so', async () => {
  show(asOwner({ askForChanges: () => failure('offline') }))
  await screen.findByRole('button', { name: 'Ask the clinic' })
  await press('Ask the clinic')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What should be different/ })
  fireEvent.change(field, { target: { value: 'Smaller' } })
  await press('Send to the clinic')
  expect(await screen.findByText(/Your note is not sent yet; it is still here. The connection is gone/)).toBeTruthy()
  expect(field.value).toBe('Smaller')
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
  ['cancelled', 'The booking with the Portrait Plaque was cancelled. It will not be engraved.'],
] as const)('once %s the engraving can only be looked at [ENG-10, OPEN-68]', async (closed, why) => {
  show(asOwner({ getEngraving: () => engraving({ closed }) }))
  const title = 'Editing your engraving is no longer available'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  if (!isGone(closed)) await seen()
  expect(screen.queryByRole('img') === null).toBe(isGone(closed))
  expect(screen.queryByRole('button', { name: APPROVE })).toBeNull()
})

test('an approved artwork is seen first, by whom and when, with its proof; then that it is closed [ENG-10, OPEN-68]', async () => {
  const told = { ...approval, by: 'Anna Nurse', as: 'staff', way: 'phone', proofUrl: '/proof.pdf' } as const
  show(asOwner({ getEngraving: () => engraving({ closed: 'approved', state: 'approved', approval: told }) }))
  const picture = await seen()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The artwork is approved')
  const who = screen.getByText(/^Approved for Grace by phone, by Anna Nurse on .* 1 Mar 2026/)
  const proof = screen.getByRole('link', { name: 'Keep a copy (PDF)' })
  expect([proof.getAttribute('href'), proof.parentElement?.textContent]).toEqual([
    '/proof.pdf',
    'Keep a copy (PDF) until 31 Mar 2026',
  ])
  const closed = screen.getByRole('heading', { level: 2, name: 'Editing your engraving is no longer available' })
  const inOrder = [picture, screen.getByText('Born to be loved'), who, proof, closed]
  inOrder.reduce((before, after) => {
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    return after
  })
  expect(screen.getByRole('link', { name: '08 9335 1100' })).toBeTruthy()
})

test('an artwork without its picture cannot be approved, and nobody is left without a number', async () => {
  show(asOwner({ getEngraving: () => engraving({ state: 'unfinished', current: version({ screenUrl: null }) }) }))
  expect(await screen.findByText('The artwork is not finished yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I approve this artwork' })).toBeNull()
})

test('nobody acts without a token: owners go to their number, staff to the login, odd links to 404 [OPEN-70, ENG-08]', async () => {
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
