import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, SOUTHBANK } from '../../test/api'
import { PNG, PRIVATE, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const OURS = 'booking-100001'

describe('another practice finds nothing and changes nothing [OPEN-12]', () => {
  let member = ''
  beforeEach(async () => {
    member = (await api.ask('GET', 'portal/vet/members')).body[1].id
  })

  test('by reading', async () => {
    for (const path of [
      `portal/booking/${OURS}`,
      `portal/booking/image/${OURS}`,
      `portal/booking/${OURS}/client_details`,
      `portal/vet/members/${member}`,
      `portal/contact/${member}`,
      'invoices/INV-20434',
    ]) {
      const [theirs, ours] = [await api.ask('GET', path, { as: BANKSIA }), await api.ask('GET', path)]
      expect([path, theirs.status, ours.status]).toEqual([path, 404, 200])
    }
  })

  test('by writing, even with the right version', async () => {
    const { version } = (await api.ask('GET', `portal/booking/${OURS}`)).body
    const before = await everything()
    const submit = await submitOf(api, PRIVATE)
    const rows = [{ id: null, description: 'Please call', opportunity_id: OURS, completed: false }]
    const names = { first_name: 'Mal', last_name: 'Lory' }
    const access = {
      id: member,
      ...names,
      email_address: 'a@b.test',
      cognito_portal_active_c: 0,
      portal_access_c: 'Level 1',
    }
    const { id: _, ...newcomer } = access
    const tries = [
      await api.ask('PUT', `portal/booking/${OURS}`, { as: BANKSIA, body: submit, version }),
      await api.ask('POST', `portal/booking/${OURS}/complete`, {
        as: BANKSIA,
        body: { screenshot_image: PNG },
        version,
      }),
      await api.ask('POST', 'portal/special_instruction', {
        as: BANKSIA,
        body: { opportunity_id: OURS, special_instructions: rows },
        version,
      }),
      await api.ask('PUT', `portal/special_instruction/${OURS}`, {
        as: BANKSIA,
        body: { special_instructions: rows },
        version,
      }),
      await api.ask('POST', `portal/contact/${member}`, { as: BANKSIA, body: names, version: 1 }),
      await api.ask('PUT', `portal/vet/members/${member}`, { as: BANKSIA, body: access, version: 1 }),
      await api.ask('POST', 'portal/vet/members', {
        as: BANKSIA,
        body: {
          ...newcomer,
          vet_account_id: 'practice-harbour',
          email_address: 'new@b.test',
          cognito_portal_active_c: 1,
        },
      }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect(await everything()).toEqual(before)
  })

  test('by a line of another booking', async () => {
    const [theirs] = (await api.ask('GET', 'portal/booking/booking-100007')).body.quoted_products
    const body = await submitOf(api, PRIVATE, {
      quoted_products: [line('fur-locket', { id: theirs.id, deleted: true })],
    })
    const reply = await api.ask('POST', 'portal/booking', { body })
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { 'quoted_products.0.id': 'unknown' }])
  })

  test('by a key used at another URL', async () => {
    const [key, body] = [randomUUID(), await submitOf(api, PRIVATE)]
    await api.ask('POST', 'portal/booking', { body, key })
    const { version } = (await api.ask('GET', 'portal/booking/booking-100004')).body
    expect((await api.ask('PUT', 'portal/booking/booking-100004', { body, key, version })).status).toBe(422)
  })
})

describe('a submitted booking', () => {
  const change = async (order: number, as: string, changes: Record<string, unknown>) => {
    const path = `portal/booking/booking-${order}`
    const { version, cstm, ...rest } = (await api.ask('GET', path, { as })).body
    const body = { ...(await submitOf(api, cstm.service_type.name, {}, as)), owner: null, pet: null, ...changes }
    const reply = await api.ask('PUT', path, { as, version, body })
    return { reply, before: { version, cstm, ...rest }, after: (await api.ask('GET', path, { as })).body }
  }

  test('of products cannot be emptied [API-25]', async () => {
    const { quoted_products: lines } = (await api.ask('GET', 'portal/booking/booking-100009')).body
    const removed = lines.map((each: { id: string; actual_product_id_c: string }) =>
      line(each.actual_product_id_c, { id: each.id, deleted: true }),
    )
    const { reply, after } = await change(100009, HARBOUR, { quoted_products: removed })
    expect([reply.status, reply.body.errors?.detail]).toEqual([422, { quoted_products: 'required' }])
    expect(after.quoted_products).toEqual(lines)
  })

  const feesOf = (id: string) => api.connection.sql.query('select fees from bookings where id = $1', [id])

  test('keeps its place of collection and so its travel fees [OPEN-58]', async () => {
    const { reply, before, after } = await change(300001, SOUTHBANK, {})
    expect(reply.status).toBe(200)
    expect(after.collectionDetails).toEqual(before.collectionDetails)
    expect(await feesOf('booking-300001')).toMatchObject([{ fees: { collection: 50, return: 30 } }])
  })
})

async function everything() {
  const tables = ['bookings', 'booking_lines', 'special_instructions', 'contacts', 'practices', 'order_events']
  return Promise.all(tables.map((table) => api.connection.sql.query(`select * from ${table} order by 1, 2, 3`)))
}
