// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingRow } from '@portal/domain'
import { FakePusher } from '@portal/realtime/testing'
import { fakeApi, renderInPortal, restThenClick } from '@portal/testing'
import { BookingListScreen } from '../booking-list/BookingListScreen'
import { booking, labels, pageOf, row } from '../data/bookings.fixture'
import { SETTLED_MS } from './late-parts'

vi.mock('pusher-js', () => ({ default: FakePusher }))

const bella = row({ id: 'bella', pet_name: 'Bella' })
const milo = row({ id: 'milo', pet_name: 'Milo', cstm: { order_id_c: '100004' } })
const poppy = row({ id: 'poppy', pet_name: 'Poppy', cstm: { order_id_c: '100005' } })

/** The server's rows and its read count. */
const server = { rows: [] as readonly BookingRow[], reads: 0, isAway: false }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  FakePusher.made = []
  Object.assign(server, { rows: [bella, milo], reads: 0, isAway: false })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the screen until idle. The test plays server and real-time service. */
async function open(Screen = BookingListScreen, at = '/bookings') {
  const api = fakeApi({
    getStageLabels: () => labels,
    listBookingServiceTypes: () => [],
    listServiceTypes: () => [],
    listOwnerAnswers: () => ({ answers: [], open: 0 }),
    listAttention: () => ({ waiting: [] }),
    getBooking: () => booking({ id: 'milo' }),
    discardBooking: () => {
      server.rows = [bella]
      return booking({ id: 'milo', discarded_at: '2026-11-25T05:00:00Z' })
    },
    listBookings: () => {
      server.reads++
      if (server.isAway) throw new ApiError({ kind: 'server', status: 503, message: 'away' })
      return pageOf(server.rows)
    },
  })
  const view = renderInPortal(<Screen />, { at, host: { api } })
  await screen.findAllByText('Bella')
  expect(FakePusher.made).toEqual([])
  await pass(SETTLED_MS)
  const pusher = await waitFor(() => {
    const [made] = FakePusher.made
    if (!made) throw new Error('No client yet')
    return made
  })
  return { ...view, pusher }
}

/** Delivers a colleague's change to this page. */
async function hear(pusher: FakePusher, ...ids: string[]) {
  for (const id of ids) pusher.channel.emit('booking', { id, kind: 'changed' })
  await pass(600)
}
async function comeBack() {
  await pass(6_000)
  fireEvent(window, new Event('focus'))
  await pass(600)
}

const renamed = { ...bella, pet_name: 'Bello' }
const offer = () => screen.queryByText(/changed/)?.parentElement?.textContent ?? null
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }))

describe("with the practice's channel [OPEN-206]", () => {
  test("counts colleagues' changes, moves nothing before the press, then shows them", async () => {
    const { pusher } = await open()
    expect(pusher.subscribed).toEqual(['private-practice-practice-harbour'])
    server.rows = [poppy, renamed, milo]
    await hear(pusher, 'bella', 'poppy', 'bella')
    await waitFor(() => expect(offer()).toBe('2 changed – Show'))
    const names = () => screen.getAllByRole('row').map((each) => each.children[5]?.textContent)
    expect(names()).toEqual(['Pet name', 'Bella', 'Milo'])
    press()
    expect(await screen.findByText('Up to date now')).toBe(document.activeElement)
    expect(names()).toEqual(['Pet name', 'Poppy', 'Bello', 'Milo'])
    expect(offer()).toBeNull()
    await pass(4_100)
    expect(screen.queryByText('Up to date now')).toBeNull()
  })
})

describe('without the channel [OPEN-207]', () => {
  test('offers the changes when the user returns to the page', async () => {
    const { pusher } = await open()
    act(() => pusher.connection.goTo('unavailable'))
    server.rows = [renamed, milo]
    await pass(60_000)
    expect(offer()).toBeNull()
    await comeBack()
    await waitFor(() => expect(offer()).toBe('1 changed – Show'))
    expect(screen.getByText('Bella')).toBeTruthy()
  })

  test('checks for changes after the channel reconnects', async () => {
    const { pusher } = await open()
    act(() => pusher.channel.succeed('', []))
    server.rows = [renamed, milo]
    await pass(600)
    expect(offer()).toBeNull()
    act(() => pusher.channel.succeed('', []))
    await pass(600)
    await waitFor(() => expect(offer()).toBe('1 changed – Show'))
  })

  test('a failed check shows and moves nothing', async () => {
    await open()
    server.isAway = true
    await comeBack()
    expect([offer(), screen.queryByText('Bella')]).toEqual([null, screen.getByText('Bella')])
  })
})

describe('never disturbs the user [OPEN-207]', () => {
  test('waits while a search is being typed, then checks', async () => {
    const { pusher } = await open()
    const search = screen.getByRole('searchbox')
    search.focus()
    const before = server.reads
    fireEvent.change(search, { target: { value: 'Bel' } })
    await waitFor(() => expect(server.reads).toBe(before + 1))
    server.rows = [renamed, milo]
    await hear(pusher, 'bella')
    await pass(3_000)
    expect([server.reads, offer()]).toEqual([before + 1, null])
    search.blur()
    await pass(1_100)
    await waitFor(() => expect(offer()).toBe('1 changed – Show'))
  })

  test('waits in a hidden tab', async () => {
    const { pusher } = await open()
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = server.reads
    server.rows = [renamed, milo]
    await hear(pusher, 'bella')
    expect(server.reads).toBe(before)
    seen.mockRestore()
    fireEvent(document, new Event('visibilitychange'))
    await pass(600)
    await waitFor(() => expect(offer()).toBe('1 changed – Show'))
  })
})

test('keeps the rows and offers Try again when showing the changes fails [OPEN-208]', async () => {
  const { pusher } = await open()
  server.rows = [renamed, milo]
  await hear(pusher, 'bella')
  await waitFor(() => expect(offer()).toBe('1 changed – Show'))
  server.isAway = true
  press()
  expect((await screen.findByText(/We couldn't load the changes/)).parentElement?.textContent).toBe(
    "We couldn't load the changes – Try again",
  )
  expect(screen.getByText('Bella')).toBeTruthy()
  server.isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bello')).toBeTruthy()
})

describe('own changes [OPEN-208]', () => {
  test('a booking discarded here leaves the rows and is not counted, before or after its event', async () => {
    const begun = row({ ...milo, cstm: { ...milo.cstm, order_stage_c: 'VP Unsubmitted' } })
    server.rows = [bella, begun]
    const { pusher } = await open()
    fireEvent.click(screen.getByRole('button', { name: /^Discard booking 100004/ }))
    const confirm = await screen.findByRole('button', { name: 'Discard' })
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
    pusher.channel.emit('booking', { id: 'milo', kind: 'changed' })
    restThenClick(confirm)
    await screen.findByText(/is discarded$/)
    await waitFor(() => expect(screen.queryByText('100004')).toBeNull())
    await pass(3_000)
    expect(offer()).toBeNull()
  })
})
