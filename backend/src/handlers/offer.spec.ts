import { formatLongDay } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA, SOUTHBANK } from '../../test/api'
import { PRIVATE, firstChoices, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

// In Perth it is half past midnight on 1 January.
standAt('2026-12-31T16:30:00Z')
const api = specApi()

const ORDER = 'urns and memorabilia order'
const [TEALIGHT, HEART, LOCKET] = ['copper-tealight-urn', 'bronze-garden-heart', 'fur-locket']

const order = async (product: string, service = PRIVATE, as?: string) => {
  const body = await submitOf(api, service, { quoted_products: [line(product)] }, as)
  return api.ask('POST', 'portal/booking', { body, ...(as !== undefined && { as }) })
}
/** Changes the catalogue's details of a product. */
const now = (product: string, details: object) =>
  api.connection.sql.query('update products set details = details || $2::jsonb where id = $1', [
    product,
    JSON.stringify(details),
  ])
const listed = async (search: string) => {
  const { body } = await api.ask('GET', `portal/product?page=1&page_size=10&search=${search}`)
  return body.data.map(({ name }: { name: string }) => name)
}

describe('refuses unavailable items with 422 and a message, and writes nothing [OPEN-63, OPEN-101]', () => {
  test('before its first day', async () => {
    const day = '2027-02-01'
    const { body: product } = await api.ask('GET', `portal/product/${HEART}`)
    expect(product.dateAvailable).toBe(day)
    const before = await api.count('bookings')
    const { status, body } = await order(HEART)
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { 'quoted_products.0.product': 'notYetAvailable' },
      `Bronze Garden Heart is available from ${formatLongDay(day)}. Nothing was saved.`,
    ])
    expect(await api.count('bookings')).toBe(before)
    await now(HEART, { dateAvailable: '2027-01-01' })
    expect((await order(HEART)).status).toBe(201)
  })

  test.each([
    [
      'communal-garden-marker',
      'notOffered',
      'Communal Garden Marker is not offered for this kind of booking. Nothing was saved.',
    ],
  ])('%s: %s', async (product, code, message) => {
    const { status, body } = await order(product)
    expect([status, body.errors.detail, body.message]).toEqual([422, { 'quoted_products.0.product': code }, message])
  })

  test('once withdrawn: not listed or ordered; an existing line may shrink, not grow', async () => {
    const made = await order(LOCKET)
    expect(await listed('fur locket')).toEqual(['Fur Locket'])
    await now(LOCKET, { hideInPortalModal: true })
    expect(await listed('fur locket')).toEqual([])
    const { status, body } = await order(LOCKET)
    expect([status, body.errors.detail]).toEqual([422, { 'quoted_products.0.product': 'withdrawn' }])
    expect(body.message).toBe('Fur Locket is no longer offered. Nothing was saved.')
    const [{ id }] = made.body.quoted_products
    const again = async (quantity: number) => {
      const sent = line(LOCKET, { id, quantity, engraving_text: quantity === 1 ? 'Bella' : null })
      const submit = await submitOf(api, PRIVATE, { quoted_products: [sent] })
      return api.ask('PUT', `portal/booking/${made.body.id}`, { body: submit, version: made.body.version })
    }
    expect((await again(2)).body.errors.detail).toEqual({ 'quoted_products.0.product': 'withdrawn' })
    expect((await again(1)).body.quoted_products).toMatchObject([{ id, engraving_text: 'Bella' }])
    await now(LOCKET, { hideInPortalModal: false })
  })
})

describe('reduced items cost the discount price, on the list only [OPEN-84, OPEN-101]', () => {
  const facts = async (as?: string) => {
    const ask = as === undefined ? {} : { as }
    const { body: product } = await api.ask('GET', `portal/product/${TEALIGHT}`, ask)
    const { price, listPrice, discountPrice, total_product_price: total } = product
    const [saved] = (await order(TEALIGHT, as === BANKSIA ? PRIVATE : ORDER, as)).body.quoted_products
    return [price, listPrice, discountPrice, total, saved.unit_price, saved.discount_price]
  }
  test('RRP', async () => expect(await facts()).toEqual([72, 85, 72, 72, 72, 72]))
  test('Pricebook', async () => expect(await facts(BANKSIA)).toEqual([66, null, null, 66, 66, null]))
  test('No price', async () => expect(await facts(SOUTHBANK)).toEqual([null, null, null, null, null, null]))

  test('the list shows both prices', async () => {
    const { body } = await api.ask('GET', 'portal/product?page=1&page_size=10&search=copper%20tealight')
    expect(body.data).toMatchObject([{ price: 72, listPrice: 85, discountPrice: 72 }])
  })
})

describe('the return costs nothing while an ordered item includes it [OPEN-96]', () => {
  const made = async (product: string, choices: object) => {
    const sent = line(product, { package_products_c: { ...choices } })
    const submit = await submitOf(api, PRIVATE, { quoted_products: [sent] })
    return { submit, ...(await api.ask('POST', 'portal/booking', { body: submit })) }
  }
  const travel = ({ body }: { body: { cstm: Record<string, unknown>; quoted_products: object[] } }) => [
    body.cstm.collection_freight_fee_c,
    body.cstm.return_freight_fee_c,
  ]

  test('by a product, until it is removed', async () => {
    const { submit, ...reply } = await made('homecoming-box', {})
    expect(travel(reply)).toEqual([35, 0])
    expect(reply.body.quoted_products).toMatchObject([{ includes_return_charge: true, requires_collection: true }])
    const [{ id }] = reply.body.quoted_products
    const gone = await api.ask('PUT', `portal/booking/${reply.body.id}`, {
      body: { ...submit, quoted_products: [line('homecoming-box', { id, deleted: true, quantity: 0 })] },
      version: reply.body.version,
    })
    expect(travel(gone)).toEqual([35, 25])
  })

  test('by a chosen value', async () => {
    const choices = await firstChoices(api, 'clay-paw-print')
    expect(travel(await made('clay-paw-print', choices))).toEqual([35, 25])
    await api.connection.sql.query(
      `update product_options set details = details || '{"includesReturnCharge": true}' where id = 'clay-paw-print-round'`,
    )
    expect(travel(await made('clay-paw-print', choices))).toEqual([35, 0])
  })
})
