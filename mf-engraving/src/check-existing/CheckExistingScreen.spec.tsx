// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { renderInPortal } from '@portal/testing'
import { afterEach, expect, test } from 'vitest'
import { approval, asOwner, AT, engraving, failure, lineApi, SHA, STAFF_AT, version } from '../line/engraving.fixture'
import { CheckExistingScreen } from './CheckExistingScreen'

afterEach(cleanup)

const show = (host: Partial<PortalHost> = asOwner(), at = AT) =>
  renderInPortal(
    <Routes>
      <Route path="/engraving/check-existing" element={<CheckExistingScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, host },
  )
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

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

test.each([
  [AT, asOwner, '/engraving/thank-you?staff=0&bookingId=booking-7&quotedProductId=line-1'],
  [STAFF_AT, (answers: object) => ({ api: lineApi({ ...answers }) }), STAFF_AT.replace('check-existing', 'approved')],
])('approving %s sends the version and the picture that were seen [ENG-15, OPEN-67]', async (at, hostOf, leadsTo) => {
  const sent: unknown[] = []
  const approveEngraving = (input: { version: number; body: object }) => {
    sent.push([input.version, input.body])
    return engraving({ state: 'approved', approval })
  }
  const { address } = show(hostOf({ approveEngraving }), at)
  await screen.findByRole('button', { name: 'I approve this artwork' })
  await press('I approve this artwork')
  expect(sent).toEqual([[3, { sha256: SHA }]])
  await expect.poll(address).toBe(leadsTo)
})

test('an artwork that was changed meanwhile is not approved: both are shown, the new one can be', async () => {
  const now = version({
    version: 4,
    sha256: 'b'.repeat(64),
    files: { imageOptionsUrl: null, engravingOptionsUrl: '/n.png' },
  })
  let current = engraving()
  const sent: number[] = []
  const { address } = show(
    asOwner({
      getEngraving: () => current,
      approveEngraving: ({ version: seen }: { version: number }) => {
        sent.push(seen)
        if (seen === 4) return engraving({ state: 'approved', approval, current: now, version: 4 })
        current = engraving({ current: now, version: 4 })
        return failure('version')
      },
    }),
  )
  await screen.findByRole('button', { name: 'I approve this artwork' })
  await press('I approve this artwork')
  expect(await screen.findByText('The artwork has changed since you opened this page')).toBeTruthy()
  const figures = screen.getAllByRole('figure').map((figure) => figure.querySelector('img')?.getAttribute('src'))
  expect(figures).toEqual(['/n.png', '/api/booking-files/artwork.png', '/n.png'])
  expect(address()).toBe(AT)
  await screen.findByRole('button', { name: 'I approve this artwork' })
  await press('I approve this artwork')
  expect(sent).toEqual([3, 4])
  await expect.poll(address).toContain('/engraving/thank-you')
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
  ['deleted', 'The Portrait Plaque is no longer part of the booking.'],
  ['approved', /The artwork was approved by Grace on/],
] as const)('once %s the engraving can only be looked at [ENG-10, OPEN-68]', async (closed, why) => {
  show(asOwner({ getEngraving: () => engraving({ closed, approval }) }))
  const title = 'Editing your engraving is no longer available'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  expect(screen.queryByRole('img') === null).toBe(closed === 'deleted')
  expect(screen.queryByRole('button', { name: 'I approve this artwork' })).toBeNull()
})

test('an artwork without its picture cannot be approved, and nobody is left without a number', async () => {
  show(asOwner({ getEngraving: () => engraving({ state: 'unfinished', current: version({ sha256: null }) }) }))
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
