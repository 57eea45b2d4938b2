// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { ServerBookingSchema } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import { serverBella } from '../testing/server-booking'
import { restThenClick } from '@portal/testing'
import { showPrivateWizard } from './private-wizard.fixture'
import { emptySlots } from '../testing/empty-slots.fixture'
import { drawNothing } from '../steps/confirmation/no-picture.fixture'
import type { Answer } from './private-wizard.fixture'

const AT = '/edit-booking-private/booking-1?draft=d1#confirmation'
const SAID = 'Size was chosen for 28.00 kg; Bella weighs 31.00 kg now.'

/** An urn sized for 25 to 30 kg, chosen at 28 kg. */
function bellaWithUrn(weight: number): ServerBooking {
  const size = { id: 'm', name: 'Medium', baseId: 'urn', group: 'Size' }
  const chosen = { ...size, min_weight: 25, max_weight: 30, chosen_for_weight: 28 }
  const urn = { id: 'l1', name: 'Brass Urn', actual_product_id_c: 'urn', package_products_c: { urn: [chosen] } }
  const server = parseUnknown(ServerBookingSchema, { ...serverBella({ weight }), quoted_products: [urn] })
  if (server === null) throw new Error('The booking breaks its schema')
  return server
}

async function confirmation(server: ServerBooking, refused?: ApiError) {
  const completeBooking = vi.fn<Answer>(() => serverBella({ stage: 'VP Submitted' }))
  if (refused) completeBooking.mockRejectedValueOnce(refused)
  showPrivateWizard(AT, { getBooking: () => server, completeBooking })
  await screen.findByRole('heading', { level: 1, name: /^Step 3 of 3/ })
  return completeBooking
}
const submit = () => restThenClick(screen.getByRole('button', { name: 'Submit booking' }))

beforeEach(() => {
  emptySlots()
  drawNothing()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('marks a size for another weight and asks before submission [OPEN-103]', async () => {
  const completeBooking = await confirmation(bellaWithUrn(31))
  const items = screen.getByRole('table', { name: 'Items and costs' })
  expect(within(items).getByRole('rowheader', { name: /Brass Urn/ }).textContent).toBe(`Brass UrnSize: Medium${SAID}`)
  submit()
  expect(await screen.findByText('Keep it, or change the item')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Keep this size' }))
  expect(completeBooking).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep this size' }))
  submit()
  await screen.findByRole('heading', { level: 1, name: /^Booking/ })
  expect(completeBooking).toHaveBeenCalledOnce()
  expect(completeBooking).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ sizes_confirmed: true }) }),
  )
})

test('submits a fitting size without a question', async () => {
  const completeBooking = await confirmation(bellaWithUrn(29))
  expect(screen.queryByText(/was chosen for/)).toBeNull()
  submit()
  await screen.findByRole('heading', { level: 1, name: /^Booking/ })
  expect(completeBooking).toHaveBeenCalledOnce()
})

test('asks about a size when only the server does [OPEN-103]', async () => {
  const said = 'Brass Urn: Size was chosen for 28.00 kg; Bella weighs 31.00 kg now. Confirm this size.'
  const refused = new ApiError({
    kind: 'invalid',
    status: 422,
    message: said,
    detail: { 'quoted_products.l1.size': 'outgrown' },
  })
  const completeBooking = await confirmation(bellaWithUrn(29), refused)
  submit()
  expect(await screen.findByText(said)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep this size' }))
  submit()
  await screen.findByRole('heading', { level: 1, name: /^Booking/ })
  const sent = completeBooking.mock.calls.map(([input]) => input)
  expect(sent).toMatchObject([{ body: { sizes_confirmed: false } }, { body: { sizes_confirmed: true } }])
})
