import { randomUUID } from 'node:crypto'
import { addTime } from '@portal/domain'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR_NURSE } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { JPEG, PNG, PRIVATE, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()
beforeEach(async () => {
  api.storage.isAway = false
  await api.deliver()
  api.storage.stored.clear()
})

async function made(changes = {}): Promise<string> {
  return (await api.ask('POST', 'portal/booking', { body: { ...(await submitOf(api, PRIVATE)), ...changes } })).body.id
}
const complete = (id: string, body: unknown = { screenshot_image: PNG }, ask: RequestOptions = {}) =>
  api.ask('POST', `portal/booking/${id}/complete`, { body, version: 1, ...ask })
const read = async (id: string) => (await api.ask('GET', `portal/booking/${id}`)).body

test('submits: stage, event, picture and record [API-29, DOM-60, OPEN-49]', async () => {
  const id = await made()
  const reply = await complete(id)
  expect([reply.status, reply.body.cstm.order_stage_c]).toEqual([200, 'VP Submitted'])
  const [last] = reply.body.order_events.slice(-1)
  expect(last).toMatchObject({
    field: 'order_stage_c',
    from_value: 'VP Unsubmitted',
    to_value: 'VP Submitted',
    created_by: 'Olivia Hart',
  })
  await api.deliver()
  const [[key, { bytes }] = ['', { bytes: new Uint8Array() }]] = [...api.storage.stored]
  expect(key).toBe(`bookings/${id}/summary-${api.clock.now.getTime()}.png`)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
  const [row] = await api.connection.sql.query(
    'select image_key, version, record from booking_submissions where booking_id = $1',
    [id],
  )
  expect(row).toMatchObject({
    image_key: key,
    version: 1,
    record: { id, pet: { first_name: 'Biscuit' }, owner: { last_name: 'Quill' } },
  })
})

test('a communal booking with keepsake is not submitted without one [WIZ-49]', async () => {
  const keepsake = line('ink-paw-print')
  const COMMUNAL = 'communal cremation - vet'
  const submit = async (lines: (typeof keepsake)[]) =>
    complete(await made(await submitOf(api, COMMUNAL, { quoted_products: lines })), { outcome_acknowledged: true })
  const { status, body } = await submit([])
  expect([status, body.errors.detail]).toEqual([422, { quoted_products: 'required' }])
  expect(body.message).toMatch(/^A communal booking with a keepsake needs at least one keepsake\. Add one,/)
  expect((await submit([{ ...keepsake, deleted: true }])).status).toBe(422)
  expect((await submit([keepsake])).status).toBe(200)
})

describe('while the storage is away [OPEN-90]', () => {
  const keyOf = async (id: string) =>
    (await api.connection.sql.query('select image_key from booking_submissions where booking_id = $1', [id]))[0]
      ?.image_key

  test('submits the booking; its picture follows once the storage is back', async () => {
    const id = await made()
    api.storage.isAway = true
    const reply = await complete(id)
    expect([reply.status, reply.body.cstm.order_stage_c]).toEqual([200, 'VP Submitted'])
    for (let tries = 0; tries < 3; tries++) {
      await api.deliver()
      api.clock.now = addTime(api.clock.now, 5, 'minute')
    }
    expect([await keyOf(id), api.storage.stored.size]).toEqual(['', 0])
    const { outbox } = (await api.ask('GET', 'health', { as: null })).body
    expect(outbox).toEqual({ waiting: 1, oldestSeconds: 900, failing: 0 })

    api.storage.isAway = false
    await api.deliver()
    expect([...api.storage.stored.keys()]).toEqual([await keyOf(id)])
    expect(await keyOf(id)).toMatch(new RegExp(`^bookings/${id}/summary-\\d+\\.png$`))
  })
})

describe('a repeated submission happens once', () => {
  test('the same key, another key, another person', async () => {
    const [id, key] = [await made(), randomUUID()]
    const first = await complete(id, { screenshot_image: PNG }, { key })
    const again = [
      await complete(id, { screenshot_image: PNG }, { key }),
      await complete(id),
      await complete(id, { screenshot_image: PNG }, { as: HARBOUR_NURSE }),
      await complete(id, { screenshot_image: PNG }, { version: 2 }),
    ]
    expect(again.map((reply) => [reply.status, reply.body])).toEqual(again.map(() => [200, first.body]))
    await api.deliver()
    expect(api.storage.stored.size).toBe(1)
  })

  test('refuses changes sent as a repeated submission [OPEN-86]', async () => {
    const id = await made()
    await complete(id)
    const items = await submitOf(api, PRIVATE, { quoted_products: [line('fur-locket')] })
    const changed = await api.ask('PUT', `portal/booking/${id}`, { body: items, version: 2 })
    expect(changed.status).toBe(200)
    expect((await complete(id, {}, { version: 2 })).status).toBe(412)
    expect((await complete(id, {}, { version: 1 })).body).toEqual(changed.body)
  })

  test('at the same moment', async () => {
    const id = await made()
    const replies = await Promise.all(Array.from({ length: 5 }, () => complete(id)))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200])
    const { order_events: events, version } = await read(id)
    expect(events.filter((event: { to_value: string }) => event.to_value === 'VP Submitted').length).toBe(1)
    expect(version).toBe(2)
  })
})

describe('a refusal changes nothing', () => {
  test.each([['a JPEG that calls itself a PNG', { screenshot_image: JPEG.replace('jpeg', 'png') }, 422]])(
    '%s',
    async (_what, body, status) => {
      const id = await made()
      expect((await complete(id, body)).status).toBe(status)
      expect((await read(id)).cstm.order_stage_c).toBe('VP Unsubmitted')
      expect(api.storage.stored.size).toBe(0)
    },
  )

  test.each([['older', 1]])(
    'refuses another version than the page showed, an %s one: 412 [OPEN-86]',
    async (_what, version) => {
      const id = await made()
      const colleague = await submitOf(api, PRIVATE, { vet_staff_c: 'Dana' })
      expect((await api.ask('PUT', `portal/booking/${id}`, { body: colleague, version: 1 })).status).toBe(200)
      const before = await read(id)
      expect((await complete(id, { screenshot_image: PNG }, { version })).status).toBe(412)
      expect(await read(id)).toEqual(before)
      expect(before.cstm).toMatchObject({ vet_staff_c: 'Dana', order_stage_c: 'VP Unsubmitted' })
      expect(api.storage.stored.size).toBe(0)
    },
  )

  test('an unfinished booking gives 422 with its fields [WIZ-66]', async () => {
    const reply = await complete(await api.idOf(100004))
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { 'pet.weight': 'required' }])
  })

  test('refuses an order without items and a package booking without package', async () => {
    const order = await submitOf(api, 'urns and memorabilia order')
    expect((await complete(await made(order))).body.errors.detail).toEqual({ quoted_products: 'required' })
    expect((await complete(await made({ is_package_c: true }))).body.errors.detail).toEqual({
      package: 'required',
    })
  })
})

test('the record of a submission contains the prices of that day [OPEN-49]', async () => {
  const id = await made({ quoted_products: [line('fur-locket', { quantity: 2 })] })
  await complete(id)
  await api.connection.sql.query(`update products set list_price = list_price + 100 where id = 'fur-locket'`)
  const [row] = await api.connection.sql.query(
    `select record->'quoted_products'->0->>'unit_price' as price from booking_submissions where booking_id = $1`,
    [id],
  )
  expect(Number(row?.price)).toBe((await read(id)).quoted_products[0].unit_price)
})
