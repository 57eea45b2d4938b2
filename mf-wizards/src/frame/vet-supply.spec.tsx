// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { keepDraft } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { draftOf, fakeApi, installLocks, renderInPortal, restThenClick } from '@portal/testing'
import { BookingWizard } from './BookingWizard'
import { officeOf } from './every-wizard/office.fixture'
import { ROWS } from './every-wizard/table.data'
import { emptySlots } from '../testing/empty-slots.fixture'
import { drawNothing } from '../steps/confirmation/no-picture.fixture'

beforeEach(() => {
  emptySlots()
  drawNothing()
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

/** A cart with this many bags. */
function bags(quantity: number) {
  const line = { id: 'line-1', product: 'cadaver-bags', quantity, deleted: false, editId: 'e1' }
  const facts = { package_products_c: {}, is_vpcreated: true, is_home_collection: false }
  return { body: { quoted_products: [{ ...line, ...facts }] } }
}

type Answers = ReturnType<typeof officeOf>['answers']

/** A vet supply order with one item, at its confirmation; `failing` overrides server answers. */
async function confirmation(
  failing: (own: Answers) => Readonly<Record<string, () => unknown>>,
  path = '/new-booking/vet-supply-order',
) {
  const row = ROWS.find(({ kind }) => kind === 'vet-supply-order')
  if (!row) throw new Error('The table has no vet supply order')
  const { answers, calls } = officeOf(row)
  answers.createBooking(bags(2))
  const isEdit = !path.startsWith('/new-booking')
  keepDraft(
    { userId: 'contact-1', id: 'd1' },
    draftOf({ kind: 'vet-supply-order', isEdit }, { bookingId: 'booking-1', work: { vetStaff: 'Dana Reid' } }),
  )
  renderInPortal(
    <Routes>
      <Route path="/new-booking/vet-supply-order" element={<BookingWizard kind="vet-supply-order" />} />
      <Route path="/edit-booking-vet-supply-order/:id" element={<BookingWizard kind="vet-supply-order" />} />
    </Routes>,
    {
      at: `${path}?draft=d1#confirmation`,
      host: { api: fakeApi({ ...answers, ...failing(answers) }) },
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Step 2 of 2 - Confirmation' })
  await act(async () => undefined)
  return calls
}

const submit = () => restThenClick(screen.getByRole('button', { name: 'Submit booking' }))
const submitted = () => screen.findByRole('heading', { level: 1, name: 'Booking Submitted' })
const fail = (error: ConstructorParameters<typeof ApiError>[0]) => {
  throw new ApiError(error)
}

test('Edit finishes an order started elsewhere [OPEN-40]', async () => {
  await confirmation(() => ({}), '/edit-booking-vet-supply-order/booking-1')
  submit()
  expect(await submitted()).toBeTruthy()
})

test.each([
  ['nobody is reached', { kind: 'offline' }, "There is no connection to the portal. We don't know yet whether"],
  ['the server fails', { kind: 'server', status: 500 }, 'Something went wrong. Please verify the information'],
  ['the order lacks something', { kind: 'invalid', status: 422, detail: { quoted_products: 'required' } }, 'Error: '],
  ['it cannot be changed', { kind: 'conflict', status: 409 }, 'This booking can no longer be changed'],
] as const)('when %s, reports it, keeps the order, and the next try submits it once', async (_what, error, said) => {
  let isFailing = true
  const calls = await confirmation((own) => ({
    submitVetSupply: () => (isFailing ? fail(error) : own.submitVetSupply()),
  }))
  submit()
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  expect(screen.getByRole('rowheader', { name: /Memorial Candle/ })).toBeTruthy()
  expect(calls).toEqual(['createBooking'])
  isFailing = false
  submit()
  await submitted()
  expect(calls).toEqual(['createBooking', 'submitVetSupply', 'completeBooking'])
})

test("shows a colleague's change of the order before submission [OPEN-86]", async () => {
  let isOld = true
  const calls = await confirmation((own) => ({
    submitVetSupply: () => {
      if (!isOld) return own.submitVetSupply()
      isOld = false
      own.updateBooking(bags(5))
      return fail({ kind: 'version', status: 412 })
    },
  }))
  submit()
  await screen.findByText('Somebody else has changed this booking. Nothing is submitted yet.')
  expect(calls).toEqual(['createBooking', 'updateBooking'])
  fireEvent.click(screen.getByRole('button', { name: 'Go on with the booking as it is now' }))
  submit()
  await submitted()
  expect(calls.slice(2)).toEqual(['submitVetSupply', 'completeBooking'])
})

test('shows what is ordered at which price, where it goes, who orders it and no pet [WIZ-52, OPEN-98]', async () => {
  await confirmation(() => ({}))
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['Item', 'Quantity', 'RRP', 'Amount'])
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
  const terms = delivery.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Delivered to', 'When', 'Booking ID', 'Staff member'])
  expect(delivery.getByText('12 Quay Street, Fremantle WA 6160')).toBeTruthy()
  expect(delivery.getByText('Dana Reid')).toBeTruthy()
  expect(delivery.getByRole('button', { name: 'Change staff member' })).toBeTruthy()
})

test('a double click is one order, without Edit afterwards [OPEN-40]', async () => {
  const calls = await confirmation(() => ({}))
  submit()
  submit()
  await submitted()
  expect(calls).toEqual(['createBooking', 'submitVetSupply', 'completeBooking'])
  expect(screen.queryByText(/under Edit/)).toBeNull()
  expect(screen.getByText(/^To change something, or with a question about the order, call/)).toBeTruthy()
})
