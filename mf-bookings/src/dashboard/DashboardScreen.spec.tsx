// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { keepDraft, readDraft } from '@portal/federation'
import { ApiError } from '@portal/api-client'
import type { BookingRow } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { apiWithBroken, draftOf, fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { labels, pageOf, row } from '../data/bookings.fixture'
import { DashboardScreen } from './DashboardScreen'
import { LargeButtons } from './LargeButtons'

const noAnswers = { answers: [], open: 0 }

/** Shows the dashboard of a practice with these bookings. */
function showDashboard(rows: readonly BookingRow[], labelsAnswer: () => unknown = () => labels) {
  const report = vi.fn<PortalHost['report']>()
  const api = fakeApi({
    getStageLabels: labelsAnswer,
    listServiceTypes: () => [],
    listOwnerAnswers: () => noAnswers,
    listAttention: () => ({ waiting: [] }),
    listBookings: () => pageOf(rows),
  })
  renderInPortal(<DashboardScreen />, { at: '/dashboard', host: { api, report } })
  return report
}

const instructions = () => screen.getByRole('region', { name: 'Private Cremation: Awaiting Instructions' })

test('shows the raw stage without labels, and logs the failure in the specified words [EXT-05]', async () => {
  const waiting = row({ cstm: { order_stage_c: 'Pet Collected - Pending Details' } })
  const report = showDashboard([waiting], () => {
    throw new ApiError({ kind: 'server', status: 503, message: 'away' })
  })
  expect(await within(instructions()).findByText('Pet Collected - Pending Details')).toBeTruthy()
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.any(ApiError), { action: 'stage labels: HTTP error! status 503' }),
  )
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

describe('large buttons', () => {
  test('invalid service types hide no button [OPEN-80]', async () => {
    const api = apiWithBroken('listServiceTypes')
    renderInPortal(<LargeButtons userId="contact-1" />, { host: { api } })
    expect(await screen.findByRole('link', { name: 'Vet Supply Order' })).toBeTruthy()
  })
})

describe('tables', () => {
  test('a waiting booking that may not be edited any more is viewed [BKG-48]', async () => {
    const final = row({ cstm: { order_stage_c: 'Pet Collected - Pending Details', ok_cremate_c: true } })
    showDashboard([final])
    const number = await within(instructions()).findByRole('link', { name: '100001' })
    expect(number.getAttribute('href')).toBe('/booking/booking-100001')
    expect(within(instructions()).getByRole('link', { name: /^View booking 100001/ })).toBeTruthy()
  })

  test('an empty table says so [BKG-14]', async () => {
    showDashboard([])
    expect(await screen.findAllByText('No bookings found')).toHaveLength(2)
  })

  test('tables with invalid data show an error [OPEN-80]', async () => {
    const others = { getStageLabels: () => labels, listServiceTypes: () => [], listOwnerAnswers: () => noAnswers }
    const api = apiWithBroken('listBookings', others)
    renderInPortal(<DashboardScreen />, { at: '/dashboard', host: { api } })
    await waitFor(() => expect(screen.getAllByText('Your bookings could not be loaded')).toHaveLength(2))
    // One button each: both tables, and the row of bookings that need attention.
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3)
    expect([screen.queryByRole('table'), screen.queryByText(/No bookings found|^0 bookings/)]).toEqual([null, null])
  })
})

describe('unfinished bookings of this computer [OPEN-55]', () => {
  const key = { userId: 'contact-1', id: 'd1' }
  const draft = draftOf({ petName: 'Milo', missing: ['weight'], resumeAt: '/new-booking/private#owner-pet-details' })

  test('are discarded only after a confirmation', async () => {
    keepDraft(key, draft)
    showDashboard([])
    fireEvent.click(screen.getByRole('button', { name: 'Discard booking: Milo' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this unfinished booking?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(readDraft(key)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Discard booking: Milo' }))
    restThenClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(readDraft(key)).toBeNull()
    expect(screen.queryByText('Unfinished bookings on this computer')).toBeNull()
  })
})
