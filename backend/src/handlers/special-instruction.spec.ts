import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RequestOptions } from '../../test/api'
import { PRIVATE, anotherPet, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()
let id = ''
beforeEach(async () => {
  id = (await api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE, { pet }) })).body.id
})

const pet = anotherPet()
const row = (description: string, given = '') => ({ id: given, description, opportunity_id: id, completed: true })
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => row(`Row ${from + index}`))
const post = (sent: unknown[], version: number, ask: RequestOptions = {}) =>
  api.ask('POST', 'portal/special_instruction', {
    version,
    body: { opportunity_id: id, special_instructions: sent },
    ...ask,
  })
const put = (sent: unknown[], version: number, ask: RequestOptions = {}) =>
  api.ask('PUT', `portal/special_instruction/${id}`, { version, body: { special_instructions: sent }, ...ask })
/** The rows in the database. */
const stored = () =>
  api.connection.sql.query(
    'select id, description, completed from special_instructions where booking_id = $1 order by seq',
    [id],
  )

describe('calls for the instructions alone [API-27, API-28, OPEN-52]', () => {
  test('POST adds rows, PUT replaces the list, only the provider completes them', async () => {
    const key = randomUUID()
    const added = await post([row('Call first')], 1, { key })
    expect((await post([row('Call first')], 1, { key })).body).toEqual(added.body)
    expect(added.body).toMatchObject([{ description: 'Call first', completed: false, opportunity_id: id }])
    const whole = await put([row('Second'), row('Call first, twice', added.body[0].id)], 2)
    expect(whole.body).toMatchObject([
      { description: 'Second' },
      { id: added.body[0].id, description: 'Call first, twice' },
    ])
    expect((await api.ask('GET', `portal/booking/${id}`)).body.special_instructions).toEqual(whole.body)
  })

  test('an empty row gives 422, a final booking 409 [WIZ-103]', async () => {
    expect((await post([row('  ')], 1)).status).toBe(422)
    const final = await api.ask('PUT', 'portal/special_instruction/booking-100006', {
      version: 1,
      body: { special_instructions: [row('x')] },
    })
    expect(final.status).toBe(409)
  })
})

describe("part of the booking's version [OPEN-88]", () => {
  test('of two concurrent changes the second is refused, and the first is kept', async () => {
    await put([row('Keep the collar')], 1)
    const late = [await put([row('Mine')], 1), await post([row('Mine')], 1)]
    expect(late.map(({ status }) => status)).toEqual([412, 412])
    expect(await stored()).toMatchObject([{ description: 'Keep the collar' }])
    expect((await put([row('Mine')], 2)).status).toBe(200)
  })

  test('a repeated call under a new key adds nothing', async () => {
    const first = [row('Call first', 'made-by-the-page')]
    expect((await post(first, 1)).status).toBe(200)
    expect((await post(first, 1)).status).toBe(412)
    // Sending the row again after a read changes it at most.
    expect((await post(first, 2)).status).toBe(200)
    expect(await stored()).toEqual([{ id: 'made-by-the-page', description: 'Call first', completed: false }])
  })
})

describe('the whole list [OPEN-88]', () => {
  test("keeps its order and the page's ids, and completed rows stay completed", async () => {
    const made = await post([row('One', 'row-1'), row('Two')], 1)
    expect(made.body).toMatchObject([
      { id: 'row-1', description: 'One', opportunity_id: id },
      { id: expect.stringMatching(/^[\da-f-]{36}$/), description: 'Two' },
    ])
    await api.connection.sql.query(`update special_instructions set completed = true where id = 'row-1'`)
    expect((await put([row('Zero', 'row-0'), row('One, kept', 'row-1')], 2)).body).toMatchObject([
      { id: 'row-0', description: 'Zero', completed: false },
      { id: 'row-1', description: 'One, kept', completed: true },
    ])
  })

  test('a save of the booking keeps them, an empty list removes them', async () => {
    await post([row('Keep', 'row-1')], 1)
    const body = { ...(await submitOf(api, PRIVATE, { pet })), vet_staff_c: 'Dana' }
    const saved = await api.ask('PUT', `portal/booking/${id}`, { version: 2, body })
    expect(saved.body.special_instructions).toMatchObject([{ id: 'row-1', description: 'Keep' }])
    expect((await put([], 3)).body).toEqual([])
    expect(await stored()).toEqual([])
  })
})

describe('over the limit of 50 [OPEN-88]', () => {
  const tooMany = { special_instructions: 'tooMany' }

  test('20 more onto 40 give a field error, and no row is written or lost', async () => {
    expect((await post(rows(40), 1)).status).toBe(200)
    const before = await stored()
    const reply = await post(rows(20, 40), 2)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, tooMany])
    expect(await stored()).toEqual(before)
    expect((await post(rows(10, 40), 2)).body).toHaveLength(50)
  })
})
