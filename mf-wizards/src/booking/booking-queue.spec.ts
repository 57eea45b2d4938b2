import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { toBookingSubmit } from '@portal/domain'
import type { BookingSubmit, ServerBooking } from '@portal/domain'
import { fakeApi } from '@portal/testing'
import { bella } from '../testing/bookings'
import { serverBella } from '../testing/server-booking'
import { BookingQueue } from './booking-queue'
import type { PendingStore, PendingWrite } from './booking-queue'
import { ownPending } from './own-pending'
import { PinnedBooking } from './pinned-booking'
import { SaveProgress } from './save-progress'

interface Call {
  readonly body: BookingSubmit
  readonly idempotencyKey: string
  readonly version?: number
}

const lost = new ApiError({ kind: 'offline' })
const named = (firstName: string) => toBookingSubmit({ ...bella(), pet: { ...bella().pet, firstName } })

/** A server of one booking, which answers a repeated key as it did before. */
function server(version = 0) {
  const answers = new Map<string, ServerBooking>()
  const sent: string[] = []
  const state = { version, name: 'Bella', loseAnswers: 0, loseRequests: 0 }
  const write = (call: string) => (input: Call) => {
    const name = input.body.pet?.first_name ?? ''
    sent.push(`${call} ${name} on ${input.version ?? '-'}`)
    if (state.loseRequests-- > 0) throw lost
    const before = answers.get(input.idempotencyKey)
    if (!before) {
      if (input.version !== undefined && input.version !== state.version)
        throw new ApiError({ kind: 'version', status: 412 })
      state.version++
      state.name = name
    }
    const answer = before ?? { ...serverBella(), version: state.version }
    answers.set(input.idempotencyKey, answer)
    if (state.loseAnswers-- > 0) throw lost
    return answer
  }
  const api = fakeApi({ createBooking: write('create'), updateBooking: write('update') })
  return { api, sent, state }
}

/** The draft's memory of a write under way; JSON, as local storage keeps it. */
function memory(): PendingStore {
  let text = 'null'
  return {
    read: () => JSON.parse(text) as PendingWrite | null,
    keep: (write) => void (text = JSON.stringify(write)),
  }
}

function open({ api }: ReturnType<typeof server>, id = '', pending = memory()) {
  const pinned = new PinnedBooking(id)
  const progress = new SaveProgress()
  const told: string[] = []
  progress.subscribe(() => told.push(progress.read()?.state ?? ''))
  const queue = new BookingQueue({
    api,
    pending,
    pinned,
    progress,
    onAnswer: async (booking) => pinned.pin(booking.id),
  })
  const save = (name: string, version: number) =>
    queue.save(() => ({ bookingId: pinned.id, version, body: named(name) }))
  return { queue, save, pending, pinned, told }
}

test('a booking without an id is created, one with an id updated from the version read [WIZ-62]', async () => {
  const portal = server()
  const { save, told } = open(portal)
  await save('Bella', 0)
  await save('Stella', 1)
  expect(portal.sent).toEqual(['create Bella on -', 'update Stella on 1'])
  expect(told).toEqual(['sending', 'saved', 'sending', 'saved'])
})

test('after a lost answer the same write goes out under the same key: one booking [OPEN-89]', async () => {
  const portal = server()
  portal.state.loseAnswers = 1
  const { save, pending, told } = open(portal)
  await expect(save('Bella', 0)).rejects.toBe(lost)
  expect(told.at(-1)).toBe('waiting')
  await save('Bella', 0)
  expect(portal.state.version).toBe(1)
  expect(pending.read()).toBeNull()
})

test('what was changed after a lost answer is sent on top, never as a second booking', async () => {
  const portal = server()
  portal.state.loseAnswers = 1
  const { save } = open(portal)
  await expect(save('Bella', 0)).rejects.toBe(lost)
  await save('Stella', 0)
  expect(portal.sent).toEqual(['create Bella on -', 'create Bella on -', 'update Stella on 1'])
})

test('an own change whose answer was lost is known by its key, whatever was counted since [OPEN-87]', async () => {
  const portal = server(3)
  portal.state.loseAnswers = 1
  const { save } = open(portal, 'booking-1')
  await expect(save('Bella', 3)).rejects.toBe(lost)
  await save('Stella', 3)
  expect(portal.sent.at(-1)).toBe('update Stella on 4')
  expect(portal.state.name).toBe('Stella')
})

test("a colleague's save between a lost answer and a try with other words is never written over [OPEN-87]", async () => {
  const portal = server(3)
  portal.state.loseAnswers = 1
  const { save } = open(portal, 'booking-1')
  await expect(save('Bella', 3)).rejects.toBe(lost)
  portal.state.version = 5
  portal.state.name = "the colleague's"
  await expect(save('Stella', 3)).rejects.toMatchObject({ kind: 'version' })
  expect(portal.state.name).toBe("the colleague's")
})

test("a request that never arrived and a colleague's save: the same [OPEN-87]", async () => {
  const portal = server(3)
  portal.state.loseRequests = 1
  const { save } = open(portal, 'booking-1')
  await expect(save('Bella', 3)).rejects.toBe(lost)
  portal.state.version = 4
  portal.state.name = "the colleague's"
  await expect(save('Stella', 3)).rejects.toMatchObject({ kind: 'version' })
  expect(portal.state.name).toBe("the colleague's")
})

test('what a reload left open is settled once', async () => {
  const portal = server()
  portal.state.loseRequests = 1
  const before = open(portal)
  await expect(before.save('Bella', 0)).rejects.toBe(lost)
  const after = open(portal, '', before.pending)
  await after.queue.settle()
  await after.queue.settle()
  expect(after.pinned.id).toBe('booking-1')
  expect(portal.state.version).toBe(1)
})

test('a write of another booking in storage is not sent [OPEN-89]', async () => {
  const portal = server(3)
  portal.state.loseRequests = 1
  const other = open(portal, 'booking-7')
  await expect(other.save('Rex', 3)).rejects.toBe(lost)
  const { queue } = open(portal, 'booking-1', other.pending)
  await queue.settle()
  expect(portal.sent).toEqual(['update Rex on 3'])
})

test('a wizard that was left takes no write of the next one for its own [OPEN-87, OPEN-89]', async () => {
  const portal = server(3)
  const draft = memory()
  const own = ownPending(draft)
  const left = open(portal, 'booking-1', own)
  own.leave()
  const next = open(portal, 'booking-1', draft)
  portal.state.loseAnswers = 1
  await expect(next.save('Stella', 3)).rejects.toBe(lost)
  await expect(left.save('Bella', 3)).rejects.toMatchObject({ kind: 'version' })
  expect(portal.state.name).toBe('Stella')
  expect(draft.read()).toMatchObject({ body: named('Stella') })
})

test('what was under way when its wizard was left is cleared in the draft by its answer', async () => {
  const portal = server(3)
  const draft = memory()
  const own = ownPending(draft)
  const { save, queue } = open(portal, 'booking-1', own)
  portal.state.loseAnswers = 1
  await expect(save('Bella', 3)).rejects.toBe(lost)
  own.leave()
  expect(draft.read()).toMatchObject({ body: named('Bella') })
  await queue.settle()
  expect(draft.read()).toBeNull()
  expect(portal.state.version).toBe(4)
})

test('a refused write is forgotten, a fault of the server keeps it for the next try', async () => {
  const answers = [new ApiError({ kind: 'invalid', status: 422 }), new ApiError({ kind: 'server', status: 500 })]
  const api = fakeApi({
    createBooking: () => {
      throw answers.shift()
    },
  })
  const { save, pending, told } = open({ ...server(), api })
  await expect(save('Bella', 0)).rejects.toMatchObject({ kind: 'invalid' })
  expect([pending.read(), told.at(-1)]).toEqual([null, 'refused'])
  await expect(save('Bella', 0)).rejects.toMatchObject({ kind: 'server' })
  expect(pending.read()).toMatchObject({ bookingId: '', version: 0 })
  expect(told.at(-1)).toBe('unsure')
})
