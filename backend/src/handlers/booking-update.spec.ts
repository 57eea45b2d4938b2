import { randomUUID } from 'node:crypto'
import { toBookingSubmit, toPortalBooking } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, SOUTHBANK } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { PRIVATE, line, owner, pet, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const KEEPSAKE = 'fur-locket'

const post = (body: unknown, ask: RequestOptions = {}) => api.ask('POST', 'portal/booking', { body, ...ask })
const put = (id: string, version: number, body: unknown, ask: RequestOptions = {}) =>
  api.ask('PUT', `portal/booking/${id}`, { body, version, ...ask })
const read = async (id: string, as: string = HARBOUR) => (await api.ask('GET', `portal/booking/${id}`, { as })).body

describe('idempotency', () => {
  test('the same key and body give the same response, and write once', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    const before = await api.count('bookings')
    const [first, second] = [await post(body, { key }), await post(body, { key })]
    expect([second.status, second.body]).toEqual([201, first.body])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.headers.get('etag')).toBe('"1"')
    expect(await api.count('bookings')).toBe(before + 1)
  })

  test('a double click makes one booking', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    const before = await api.count('bookings')
    const replies = await Promise.all(Array.from({ length: 6 }, () => post(body, { key })))
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
    expect(await api.count('bookings')).toBe(before + 1)
  })

  test('the same key with another body gives 422', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    await post(body, { key })
    expect((await post({ ...body, vet_staff_c: 'Another' }, { key })).status).toBe(422)
  })

  test('keys of different people are independent', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    const [mine, theirs] = [await post(body, { key }), await post(body, { key, as: HARBOUR_NURSE })]
    expect(mine.body.id).not.toBe(theirs.body.id)
  })

  test('a refused request does not use up its key', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    expect((await post({ ...body, pet: null }, { key })).status).toBe(422)
    expect((await post(body, { key })).status).toBe(201)
  })
})

describe('updates [API-25]', () => {
  test('PUT, POST and PATCH have the same effect [OPEN-52]', async () => {
    const body = await submitOf(api, PRIVATE)
    const { body: made } = await post(body)
    for (const [index, method] of ['PUT', 'POST', 'PATCH'].entries()) {
      const reply = await api.ask(method, `portal/booking/${made.id}`, {
        body: { ...body, vet_staff_c: method },
        version: index + 1,
      })
      expect([reply.status, reply.body.cstm.vet_staff_c, reply.body.version]).toEqual([200, method, index + 2])
    }
  })

  test('an older version gives 412 and changes nothing; of two concurrent updates one wins', async () => {
    const body = await submitOf(api, PRIVATE)
    const { body: made } = await post(body)
    const both = await Promise.all(['Ann', 'Ben'].map((name) => put(made.id, 1, { ...body, vet_staff_c: name })))
    expect(both.map((reply) => reply.status).toSorted()).toEqual([200, 412])
    const winner = both.find((reply) => reply.status === 200)
    expect((await read(made.id)).cstm.vet_staff_c).toBe(winner?.body.cstm.vet_staff_c)
    expect((await put(made.id, 99, body)).status).toBe(412)
  })

  test('parts that are not sent stay unchanged', async () => {
    const body = await submitOf(api, PRIVATE)
    const { body: made } = await post(body)
    const reply = await put(made.id, 1, { ...body, owner: null, pet: null })
    expect([reply.body.owner.last_name, reply.body.pet.breed]).toEqual(['Quill', 'Beagle'])
  })

  test('the final-cremate flag gives 409 [BKG-48, OPEN-23]', async () => {
    const booking = await read(await api.idOf(100006))
    const reply = await put(booking.id, booking.version, await submitOf(api, PRIVATE))
    expect(reply.status).toBe(409)
    expect(await read(booking.id)).toEqual(booking)
  })

  test('a submitted booking keeps owner and pet, but its items can change [WIZ-106]', async () => {
    const booking = await read(await api.idOf(100001))
    const reply = await put(
      booking.id,
      booking.version,
      await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE)] }),
    )
    expect(reply.status).toBe(200)
    expect([reply.body.pet, reply.body.owner]).toEqual([booking.pet, booking.owner])
    expect(reply.body.quoted_products.length).toBe(booking.quoted_products.length + 1)
  })

  test('an unsubmitted booking can change its service, with an event; others keep it [OPEN-341]', async () => {
    const DISPERSAL = 'private cremation & dispersal of ashes'
    const { body: made } = await post(await submitOf(api, PRIVATE))
    const { body: changed } = await put(made.id, 1, await submitOf(api, DISPERSAL))
    expect([changed.version, changed.cstm.service_type.name]).toEqual([2, DISPERSAL])
    const { order_events: events } = await read(made.id)
    expect(events).toContainEqual(
      expect.objectContaining({ field: 'service_type', from_value: PRIVATE, to_value: DISPERSAL }),
    )
    const supplies = await submitOf(api, 'vet supply order')
    expect((await put(made.id, 2, supplies)).body.errors.detail).toEqual({ service_type: 'changed' })
    const submitted = await read(await api.idOf(100001))
    const other = await put(submitted.id, submitted.version, await submitOf(api, DISPERSAL))
    expect(other.body.errors.detail).toEqual({ service_type: 'changed' })
  })
})

describe('the timeline names exactly the changed fields [DOM-60]', () => {
  const timeline = async (id: string) =>
    (await read(id)).order_events.map(({ field, to_value: value }: Record<string, unknown>) => `${field}: ${value}`)
  const start = 'order_stage_c: VP Unsubmitted'

  test('fields, and lists by name', async () => {
    const body = await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE)] })
    const { id } = (await post(body)).body
    const heavier = { ...body, pet: { ...pet, last_name: body.pet?.last_name, weight: 13 } }
    await put(id, 1, heavier)
    await put(id, 2, { ...heavier, quoted_products: [line(KEEPSAKE, { quantity: 2 })] })
    const owned = { ...body, pet: null, owner: { ...owner, first_name: 'Adele' }, quoted_products: [] }
    await put(id, 3, { ...owned, vet_staff_c: 'Dana' })
    expect(await timeline(id)).toEqual([
      start,
      'details: pet.weight',
      'details: items',
      'items: Fur Locket: 2 instead of 1',
      'details: vetStaff, owner.firstName',
    ])
  })

  test('a save without changes makes neither event nor version', async () => {
    const body = await submitOf(api, PRIVATE, { quoted_products: [line(KEEPSAKE)] })
    const { body: made } = await post(body)
    const again = await put(made.id, 1, body)
    expect([again.status, again.headers.get('etag'), again.body]).toEqual([200, '"1"', made])
    expect(await timeline(made.id)).toEqual([start])
    // Another open page can still save.
    expect((await put(made.id, 1, { ...body, vet_staff_c: 'Dana' })).body.version).toBe(2)
  })

  test.each([HARBOUR, BANKSIA, SOUTHBANK])('nor do the bookings of %s, sent back as they came', async (as) => {
    const { data } = (await api.ask('GET', 'portal/booking?order_stage=VP+Submitted,VP+Unsubmitted', { as })).body
    const saved = []
    for (const { id } of data) {
      const before = await read(id, as)
      const reply = await put(id, before.version, toBookingSubmit(toPortalBooking(before)), { as })
      if (reply.status === 422) continue // The booking is unfinished and lacks fields that a save requires.
      expect(reply.body).toEqual(before)
      saved.push(id)
    }
    expect(saved.length).toBeGreaterThan(3)
  })
})
