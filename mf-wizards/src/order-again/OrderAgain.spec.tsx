// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { readDraft } from '@portal/federation'
import { fakeApi, installLocks, renderInPortal } from '@portal/testing'
import { lastBegun } from '../booking/wizard-draft'
import { ChooserScreen } from '../chooser/ChooserScreen'
import { serverBella } from '../testing/server-booking'
import { serverLine } from '../testing/server-line'

const SUPPLIES = { id: 'st-9', name: 'vet supply order' }

/** A submitted order of bags, tags and boxes. */
function order(id: string) {
  const bella = serverBella({ stage: 'VP Submitted' })
  const lines = [
    serverLine('line-1', 'Bags', 5, 12.5),
    serverLine('line-2', 'Tags', 2, 3),
    serverLine('line-3', 'Boxes', 1, 9),
  ]
  return {
    ...bella,
    id,
    pet: null,
    owner: null,
    cstm: { ...bella.cstm, service_type: SUPPLIES },
    quoted_products: lines,
  }
}

const FOUND = [
  { line_id: 'line-1', name: 'Bags', quantity: 3, changes: [{ kind: 'fewer', was: 5, now: 3 }], message: '' },
  { line_id: 'line-2', name: 'Tags', quantity: 2, changes: [{ kind: 'price', was: 3, now: 4 }], message: '' },
  { line_id: 'line-3', name: 'Boxes', quantity: 0, changes: [{ kind: 'gone' }], message: 'Boxes is no longer offered' },
]

function show({ found = FOUND, ...answers }: { found?: unknown[]; [call: string]: unknown } = {}) {
  const made: unknown[] = []
  const api = fakeApi({
    listServiceTypes: () => [SUPPLIES],
    listBookings: () => ({ data: [] }),
    getBooking: () => order('booking-9'),
    getOrderAgain: () => ({ lines: found }),
    createBooking: ({ body }: { body: unknown }) => {
      made.push(body)
      return { ...order('booking-10'), cstm: { ...order('').cstm, order_stage_c: 'VP Unsubmitted' } }
    },
    ...answers,
  })
  return { ...renderInPortal(<ChooserScreen />, { at: '/new-booking?again=booking-9', host: { api } }), made }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
})
afterEach(cleanup)

const start = async (name: string) => {
  fireEvent.change(await screen.findByLabelText('Booking vet staff member'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the order' }))
}

test('shows what has changed before creating anything [OPEN-186]', async () => {
  const { made } = show()
  expect(await screen.findByText('3 items have changed since then.')).toBeTruthy()
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual([
    '3 × Bags3 of 5 are in stock: 3 will be ordered.',
    '2 × Tags$4.00 each now, inc GST; it was $3.00.',
    ' BoxesBoxes is no longer offered. It is left out.',
  ])
  expect(made).toEqual([])
})

test('the new order has the available lines and opens in its wizard [OPEN-186]', async () => {
  const { made, address } = show()
  await start('Dana Reid')
  await waitFor(() => expect(address()).toMatch(/^\/new-booking\/vet-supply-order\?draft=/))
  expect(made).toMatchObject([
    {
      vet_staff_c: 'Dana Reid',
      service_type: SUPPLIES,
      pet: null,
      owner: null,
      quoted_products: [
        { product: 'Bags', quantity: 3 },
        { product: 'Tags', quantity: 2 },
      ],
    },
  ])
  const draft = readDraft({ userId: 'contact-1', id: lastBegun.read('contact-1') ?? '' })
  expect([draft?.bookingId, draft?.summary.kind]).toEqual(['booking-10', 'vet-supply-order'])
})

test('a memorabilia order has the same pet and owner, editable in its first step [OPEN-186]', async () => {
  const keepsakes = { id: 'st-8', name: 'urns and memorabilia order' }
  const { pet, owner } = serverBella()
  const before = { ...order('booking-9'), pet, owner, cstm: { ...order('').cstm, service_type: keepsakes } }
  const { made, address } = show({ listServiceTypes: () => [keepsakes], getBooking: () => before })
  await start('Dana Reid')
  await waitFor(() => expect(address()).toMatch(/^\/new-booking\/urns-and-memorabilia\?draft=/))
  expect(made).toMatchObject([
    { service_type: keepsakes, pet: { id: null, first_name: 'Bella' }, owner: { id: null, last_name: 'Ngata' } },
  ])
})

test("shows the server's sentence for a refusal, and starts nothing [OPEN-186]", async () => {
  const { address } = show({
    createBooking: () => {
      throw new ApiError({
        kind: 'invalid',
        status: 422,
        message: 'Bags is out of stock for your region. Nothing was saved.',
      })
    },
  })
  await start('Dana Reid')
  expect(
    await screen.findByText(/^Bags is out of stock for your region. Nothing was saved. Begin a new order/),
  ).toBeTruthy()
  expect(address()).toBe('/new-booking?again=booking-9')
  expect(lastBegun.read('contact-1')).toBeFalsy()
})
