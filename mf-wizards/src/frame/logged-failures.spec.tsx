// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { PortalHost } from '@portal/federation'
import { restThenClick } from '@portal/testing'
import { showWizard } from './private-wizard.fixture'
import { serverBella } from '../testing/server-booking'
import { emptySlots } from '../testing/empty-slots.fixture'
import { drawNothing } from '../steps/confirmation/no-picture.fixture'

beforeEach(() => {
  emptySlots()
  drawNothing('data:image/png;base64,AA==')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const fails = () => {
  throw new ApiError({ kind: 'server', status: 500 })
}

test.each([
  ['the first step', '', 'Next', 'Nina', 'updateBooking'],
  ['the submission', '#confirmation', 'Submit booking', '', 'completeBooking'],
])('logs a failure of %s with booking id and order number [WIZ-123]', async (_, hash, button, typed, call) => {
  const report = vi.fn<PortalHost['report']>()
  const answers = { getBooking: () => serverBella(), [call]: fails }
  showWizard('private', `/edit-booking-private/booking-1${hash}`, answers, { report })
  const press = await screen.findByRole('button', { name: button })
  if (typed) fireEvent.change(await screen.findByRole('textbox', { name: 'First name' }), { target: { value: typed } })
  restThenClick(press)
  await waitFor(() => expect(report).toHaveBeenCalled())
  const [error, context] = report.mock.calls[0] ?? []
  expect(error).toMatchObject({ kind: 'server', status: 500 })
  expect(context).toMatchObject({ bookingId: 'booking-1', orderId: '100777' })
})
