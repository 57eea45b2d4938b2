// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { keepDraft, readDraft } from '@portal/federation'
import { ApiError } from '@portal/api-client'
import type { PortalHost } from '@portal/federation'
import { apiWithBroken, draftOf, fakeApi, harbour, renderInPortal, restThenClick } from '@portal/testing'
import { labels, pageOf, row, unfinishedRow } from '../data/bookings.fixture'
import { DashboardScreen } from './DashboardScreen'
import { LargeButtons } from './LargeButtons'

type Query = Readonly<Record<string, unknown>>

const waiting = row({ cstm: { order_stage_c: 'Pet Collected - Pending Details' } })
const onItsWay = row({
  id: 'b5',
  pet_name: 'Poppy',
  cstm: { order_id_c: '100005', order_stage_c: 'Awaiting Return Delivery' },
})

const noAnswers = { answers: [], open: 0 }
const allIsWell = { labelsAnswer: (): unknown => labels, report: vi.fn<PortalHost['report']>() }

function showDashboard(
  { at = '/dashboard', relationship = 'vet_direct', supplies = true } = {},
  { labelsAnswer, report } = allIsWell,
) {
  const asked: Query[] = []
  const api = fakeApi({
    getStageLabels: labelsAnswer,
    listServiceTypes: () => (supplies ? [{ id: '1', name: 'Vet Supply Order' }] : []),
    listOwnerAnswers: () => noAnswers,
    listAttention: () => ({ waiting: [] }),
    listBookings: ({ query }: { query: Query }) => {
      asked.push(query)
      const stages = String(query.order_stage)
      if (stages === 'Awaiting Return Delivery') return pageOf([onItsWay], 1, 3)
      return pageOf(stages.includes('VP Unsubmitted') ? [waiting, unfinishedRow] : [waiting], 1, 3)
    },
  })
  const practice = { ...harbour, cstm: { ...harbour.cstm, relationship_type_c: relationship } }
  return { ...renderInPortal(<DashboardScreen />, { at, host: { api, practice, report } }), asked }
}

const instructions = () => screen.getByRole('region', { name: 'Private Cremation: Awaiting Instructions' })
const returns = () => screen.queryByRole('region', { name: 'Private Cremation: Awaiting Return' })

test('the columns are those of the booking list [OPEN-16]', async () => {
  showDashboard()
  await screen.findByRole('link', { name: '100005' })
  const heads = within(instructions()).getAllByRole('columnheader')
  const names = [
    'Booking ID',
    'Pet tag',
    'Service type',
    'Date created Perth time',
    'Owner name',
    'Pet name',
    'Status',
    'Action',
  ]
  expect(heads.map((head) => head.textContent)).toEqual(names)
})

test('without the labels a stage shows raw, and the failure is logged in the specified words [EXT-05]', async () => {
  const report = vi.fn<PortalHost['report']>()
  const fail = () => {
    throw new ApiError({ kind: 'server', status: 503, message: 'away' })
  }
  showDashboard({}, { labelsAnswer: fail, report })
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
  test('lead to the chooser, the vet supply order and all bookings [BKG-01, BKG-02, BKG-03]', async () => {
    showDashboard()
    const supplies = await screen.findByRole('link', { name: 'Vet Supply Order' })
    expect(supplies.getAttribute('href')).toBe('/new-booking?bookingoption=vet-supply-order')
    expect(screen.getByRole('link', { name: 'New Booking' }).getAttribute('href')).toBe('/new-booking')
    expect(screen.getByRole('link', { name: 'View All Bookings' }).getAttribute('href')).toBe('/bookings')
  })

  test('a practice without that service type has no Vet Supply Order [BKG-02]', async () => {
    showDashboard({ supplies: false })
    const remembered = 'portal.personal.preference.contact-1.offers-vet-supply-order'
    await waitFor(() => expect(localStorage.getItem(remembered)).toBe('false'))
    expect(screen.queryByRole('link', { name: 'Vet Supply Order' })).toBeNull()
  })

  test('on a first visit no button moves, and nothing below them, when the service types are known [BKG-01, BKG-02]', async () => {
    showDashboard({ supplies: false })
    const first = screen.getByRole('link', { name: 'New Booking' })
    expect(screen.queryByRole('link', { name: 'View All Bookings' })).toBeNull()
    expect(first.parentElement?.children.length).toBe(3)
    await screen.findByRole('link', { name: 'View All Bookings' })
    expect(first.parentElement?.children.length).toBe(3)
    cleanup()
    showDashboard({ supplies: false })
    expect(screen.getByRole('link', { name: 'View All Bookings' }).parentElement?.children.length).toBe(2)
  })

  test('service types that come broken close no way [OPEN-80]', async () => {
    const api = apiWithBroken('listServiceTypes')
    renderInPortal(<LargeButtons userId="contact-1" />, { host: { api } })
    expect(await screen.findByRole('link', { name: 'Vet Supply Order' })).toBeTruthy()
  })
})

describe('tables', () => {
  test('vet_direct sees both, each with its own pages [BKG-04, BKG-09, BKG-11]', async () => {
    showDashboard()
    expect(await within(instructions()).findByRole('link', { name: /^100001, Bella/ })).toBeTruthy()
    const table = returns()
    if (!table) throw new Error('no table of returns')
    expect(await within(table).findByRole('link', { name: '100005' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Pages of Private Cremation: Awaiting Instructions' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Pages of Private Cremation: Awaiting Return' })).toBeTruthy()
  })

  test.each(['referral', 'vet_unity'])('%s has no awaiting return [BKG-09]', async (relationship) => {
    const { asked } = showDashboard({ relationship })
    await within(instructions()).findByRole('link', { name: /^100001, Bella/ })
    expect(returns()).toBeNull()
    expect(asked.map((query) => query.relationship_type)).toEqual([relationship])
  })

  test('a page belongs to the table named beside it [BKG-13, OPEN-17]', async () => {
    const { asked, address } = showDashboard({ at: '/dashboard?page=2&table=return' })
    await within(instructions()).findByRole('link', { name: /^100001, Bella/ })
    const pages = new Map(asked.map((query) => [String(query.order_stage), query.page]))
    expect(pages.get('Awaiting Return Delivery')).toBe(2)
    expect(pages.get('Pet Collected - Pending Details')).toBe(1)
    fireEvent.click(within(instructions()).getByRole('link', { name: 'Page 3' }))
    await waitFor(() => expect(address()).toBe('/dashboard?page=3&table=instruction'))
  })

  test('says to somebody new what waits there and what a partial booking is [BKG-04, BKG-05, BKG-31]', async () => {
    showDashboard()
    const table = await screen.findByRole('region', { name: 'Private Cremation: Awaiting Instructions' })
    expect(table.textContent).toContain(
      'Collected pets whose details are missing, or whose final instructions we are waiting for.',
    )
    const partial = within(table).getByRole('checkbox', { name: 'View partial bookings' })
    expect(document.getElementById(partial.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Begun, not submitted yet',
    )
  })

  test('View partial bookings adds them, says what they lack, and is remembered [BKG-05, BKG-07, BKG-08]', async () => {
    showDashboard()
    await within(instructions()).findByRole('link', { name: /^100001, Bella/ })
    fireEvent.click(screen.getByRole('checkbox', { name: 'View partial bookings' }))
    expect(await screen.findByText('Missing: weight')).toBeTruthy()
    cleanup()
    showDashboard()
    expect(await screen.findByRole('link', { name: 'Edit booking 100004, Milo' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test('what awaits instructions is edited at once, by number or action; pet and owner name it [BKG-04, BKG-49]', async () => {
    showDashboard()
    const names = 'Bella Murray, owner Grace Murray'
    const number = await within(instructions()).findByRole('link', { name: `100001, ${names}` })
    const action = within(instructions()).getByRole('link', { name: `Edit booking 100001, ${names}` })
    expect([number, action].map((link) => link.getAttribute('href'))).toEqual([
      '/edit-booking-private/booking-100001',
      '/edit-booking-private/booking-100001',
    ])
  })

  test('what awaits return is viewed [BKG-10, OPEN-23]', async () => {
    showDashboard()
    const number = await screen.findByRole('link', { name: '100005' })
    const action = screen.getByRole('link', { name: /^View booking 100005, Poppy/ })
    expect([number, action].map((link) => link.getAttribute('href'))).toEqual(['/booking/b5', '/booking/b5'])
  })

  test('what waits and may not be edited any more is viewed [BKG-48]', async () => {
    const final = row({ cstm: { order_stage_c: 'Pet Collected - Pending Details', ok_cremate_c: true } })
    const api = fakeApi({
      getStageLabels: () => labels,
      listServiceTypes: () => [],
      listBookings: () => pageOf([final]),
    })
    renderInPortal(<DashboardScreen />, { at: '/dashboard', host: { api } })
    const number = await within(instructions()).findByRole('link', { name: '100001' })
    expect(number.getAttribute('href')).toBe('/booking/booking-100001')
    expect(within(instructions()).getByRole('link', { name: /^View booking 100001/ })).toBeTruthy()
  })

  test('an empty table says so [BKG-14]', async () => {
    const api = fakeApi({
      getStageLabels: () => labels,
      listServiceTypes: () => [],
      listBookings: () => pageOf([]),
    })
    renderInPortal(<DashboardScreen />, { at: '/dashboard', host: { api } })
    expect(await screen.findAllByText('No bookings found')).toHaveLength(2)
  })

  test('tables that come broken are said to have failed [OPEN-80]', async () => {
    const others = { getStageLabels: () => labels, listServiceTypes: () => [], listOwnerAnswers: () => noAnswers }
    const api = apiWithBroken('listBookings', others)
    renderInPortal(<DashboardScreen />, { at: '/dashboard', host: { api } })
    await waitFor(() => expect(screen.getAllByText('Your bookings could not be loaded')).toHaveLength(2))
    // The two tables', and the one of what waits.
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3)
    expect([screen.queryByRole('table'), screen.queryByText(/No bookings found|^0 bookings/)]).toEqual([null, null])
  })
})

describe('unfinished bookings of this computer [OPEN-55]', () => {
  const key = { userId: 'contact-1', id: 'd1' }
  const draft = draftOf({ petName: 'Milo', missing: ['weight'], resumeAt: '/new-booking/private#owner-pet-details' })

  test('say what is missing in words and are resumed at their step, each under its own address [OPEN-89]', async () => {
    keepDraft(key, draft)
    const { address } = showDashboard()
    expect(screen.getByText(/New private cremation · Missing: weight/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Resume booking: Milo' }))
    await waitFor(() => expect(address()).toBe('/new-booking/private?draft=d1#owner-pet-details'))
  })

  test('are discarded only after a question', async () => {
    keepDraft(key, draft)
    showDashboard()
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
