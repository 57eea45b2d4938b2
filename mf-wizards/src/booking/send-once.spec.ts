import { expect, test } from 'vitest'
import { ApiError } from '@portal/api-client'
import { toBookingSubmit } from '@portal/domain'
import type { BookingSubmit } from '@portal/domain'
import { fakeApi } from '@portal/testing'
import { bella } from '../testing/bookings'
import { saveBooking } from './send-once'
import type { PendingWrite } from './send-once'

interface Sent {
  readonly call: string
  readonly key: string
  readonly version?: number
  readonly name: string
}

/** A server that records what arrives and answers from a list, one entry per call. */
function server(answers: readonly (ApiError | { id: string; version: number })[]) {
  const sent: Sent[] = []
  const next = (call: string) => (input: { body: BookingSubmit; idempotencyKey: string; version?: number }) => {
    const answer = answers[sent.length]
    sent.push({
      call,
      key: input.idempotencyKey,
      version: input.version,
      name: input.body.pet?.first_name ?? '',
    })
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const read = ({ params }: { params: { id: string } }) => {
    const answer = answers[sent.length]
    sent.push({ call: 'read', key: '', name: params.id })
    return answer
  }
  const api = fakeApi({ createBooking: next('create'), updateBooking: next('update'), getBooking: read })
  return { sent, api }
}

/** The draft's memory of a write under way; JSON, as local storage keeps it. */
function memory() {
  let text = 'null'
  return {
    read: () => JSON.parse(text) as PendingWrite | null,
    keep: (write: PendingWrite | null) => void (text = JSON.stringify(write)),
  }
}

const body = toBookingSubmit(bella())
const renamed = toBookingSubmit({ ...bella(), pet: { ...bella().pet, firstName: 'Stella' } })
const unknown = { id: '', version: 0 }
const lostAnswer = new ApiError({ kind: 'offline' })

test('a booking without an id is created, one with an id updated from the version read [WIZ-62]', async () => {
  const { api, sent } = server([
    { id: 'b1', version: 1 },
    { id: 'b1', version: 2 },
  ])
  await saveBooking(api, memory(), unknown, body)
  await saveBooking(api, memory(), { id: 'b1', version: 1 }, body)
  expect(sent.map(({ call, version }) => [call, version])).toEqual([
    ['create', undefined],
    ['update', 1],
  ])
})

test('after a lost answer the same write goes out under the same key: one booking', async () => {
  const { api, sent } = server([lostAnswer, { id: 'b1', version: 1 }])
  const store = memory()
  await expect(saveBooking(api, store, unknown, body)).rejects.toBe(lostAnswer)
  await saveBooking(api, store, unknown, body)
  expect(sent.map(({ call }) => call)).toEqual(['create', 'create'])
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(store.read()).toBeNull()
})

test('what was changed after a lost answer is sent on top as an update, never as a second booking', async () => {
  const { api, sent } = server([lostAnswer, { id: 'b1', version: 1 }, { id: 'b1', version: 2 }])
  const store = memory()
  await expect(saveBooking(api, store, unknown, body)).rejects.toBe(lostAnswer)
  await saveBooking(api, store, unknown, renamed)
  expect(sent.map(({ call, name, version }) => [call, name, version])).toEqual([
    ['create', 'Bella', undefined],
    ['create', 'Bella', undefined],
    ['update', 'Stella', 1],
  ])
})

test.each([
  ['happened', 4, 4],
  ['did not happen', 3, 3],
  ['was overtaken by somebody else', 6, 3],
])('a change that was given up is not sent again; the booking tells that it %s', async (_, onServer, from) => {
  const { api, sent } = server([lostAnswer, { id: 'b1', version: onServer }, { id: 'b1', version: onServer + 1 }])
  const store = memory()
  const known = { id: 'b1', version: 3 }
  await expect(saveBooking(api, store, known, body)).rejects.toBe(lostAnswer)
  await saveBooking(api, store, known, renamed)
  expect(sent.map(({ call, name, version }) => [call, name, version])).toEqual([
    ['update', 'Bella', 3],
    ['read', 'b1', undefined],
    ['update', 'Stella', from],
  ])
})

test('a refused write is forgotten, the next one has a key of its own', async () => {
  const refused = new ApiError({ kind: 'invalid', status: 422 })
  const { api, sent } = server([refused, { id: 'b1', version: 1 }])
  const store = memory()
  await expect(saveBooking(api, store, unknown, body)).rejects.toBe(refused)
  expect(store.read()).toBeNull()
  await saveBooking(api, store, unknown, renamed)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a server fault keeps the write for the next try', async () => {
  const fault = new ApiError({ kind: 'server', status: 500 })
  const { api } = server([fault])
  const store = memory()
  await expect(saveBooking(api, store, unknown, body)).rejects.toBe(fault)
  expect(store.read()).toMatchObject({ bookingId: '', version: 0 })
})
