import { describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import type { Reply } from '../../test/api'
import { line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const PRIVATE = 'private cremation & return of ashes'

describe('what a body claims beside its fields is not taken [OPEN-84, OPEN-118]', () => {
  /** Each claim is refused by its name; nothing is written. */
  const refused = ({ status, body }: Reply, ...names: readonly string[]) =>
    expect([status, Object.keys(body.errors.detail).toSorted()]).toEqual([400, names.toSorted()])

  const claims = {
    id: 'booking-mine',
    version: 99,
    order_id: 1,
    stage: 'Completed - Returned',
    practice_id: 'practice-banksia',
    practiceId: 'practice-banksia',
    relationship: 'referral',
    collection_freight_fee_c: 0,
    return_freight_fee_c: 0,
    collectionFee: 0,
    fees: { collection: 0, return: 0 },
    date_entered: '2001-01-01T00:00:00Z',
    cstm: {
      order_stage_c: 'Completed - Returned',
      order_id_c: '1',
      ok_cremate_c: true,
      ok_prepare_c: true,
      collection_freight_fee_c: 0,
    },
  }
  const CLAY = 'fur-locket'

  test('of a new booking and of its lines', async () => {
    const plain = await submitOf(api, PRIVATE, { quoted_products: [line(CLAY)] })
    const cheap = { ...line(CLAY), unit_price: 0.01, listPrice: 0.01, base_rate: 0.01, name: 'Free', discount_price: 1 }
    const honest = (await api.ask('POST', 'portal/booking', { body: plain })).body
    refused(await api.ask('POST', 'portal/booking', { body: { ...plain, ...claims } }), ...Object.keys(claims))
    const { status, body } = await api.ask('POST', 'portal/booking', {
      body: { ...plain, opportunity_type: 'referral', quoted_products: [cheap] },
    })
    expect(status).toBe(201)
    expect(body.id).not.toBe('booking-mine')
    expect([body.version, body.opportunity_type]).toEqual([1, 'vet_direct'])
    expect(body.cstm).toEqual({ ...honest.cstm, order_id_c: body.cstm.order_id_c })
    expect(body.cstm.collection_freight_fee_c).toBe(35)
    const [sold, mine] = [honest.quoted_products[0], body.quoted_products[0]]
    expect([mine.name, mine.unit_price]).toEqual([sold.name, sold.unit_price])
    expect((await api.ask('GET', `portal/booking/${body.id}`, { as: BANKSIA })).status).toBe(404)
  })

  test('__proto__ and constructor are keys like any other', async () => {
    const text = JSON.stringify(await submitOf(api, PRIVATE))
    const body = text.replace(/^\{/, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},')
    refused(await api.ask('POST', 'portal/booking', { body }), '__proto__', 'constructor')
    expect('isAdmin' in {}).toBe(false)
  })
})
