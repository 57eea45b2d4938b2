import { describe, expect, test } from 'vitest'
import { SOUTHBANK } from '../../test/api'
import { firstChoices, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const RETURN = 'private cremation & return of ashes'
const DISPERSAL = 'private cremation & dispersal of ashes'
const COMMUNAL = 'communal cremation - vet'
const WILDLIFE = 'communal cremation - stray / wildlife - vet'
const ORDER = 'urns and memorabilia order'
const [TEALIGHT, PENDANT, CANDLE] = ['copper-tealight-urn', 'drop-pendant', 'memorial-candle']

const made = async (service: string, product?: string, more = {}) => {
  const quoted_products = product ? [line(product, more)] : []
  return api.ask('POST', 'portal/booking', { body: await submitOf(api, service, { quoted_products }) })
}
const put = async (id: string, version: number, service: string, changes: object) =>
  api.ask('PUT', `portal/booking/${id}`, { body: await submitOf(api, service, changes), version })
const refusal = { 'quoted_products.0.product': 'withoutAshes' }

describe('refuses items that hold ashes if no ashes are returned [OPEN-340]', () => {
  test.each([
    [DISPERSAL, undefined, TEALIGHT],
    [COMMUNAL, undefined, PENDANT],
    [WILDLIFE, SOUTHBANK, 'mini-urn-trio'],
  ])('%s, %s: refuses a new booking with %s', async (service, as, product) => {
    const body = await submitOf(api, service, { quoted_products: [line(product)] }, as)
    const before = await api.count('bookings')
    const reply = await api.ask('POST', 'portal/booking', { body, ...(as && { as }) })
    expect([reply.status, reply.body.errors.detail['quoted_products.0.product']]).toEqual([422, 'withoutAshes'])
    expect(await api.count('bookings')).toBe(before)
  })

  test('the message names the item, and a draft stays unchanged', async () => {
    const { body: booking } = await made(DISPERSAL, CANDLE)
    const reply = await put(booking.id, 1, DISPERSAL, { quoted_products: [line(PENDANT)] })
    expect([reply.status, reply.body.errors.detail]).toEqual([422, refusal])
    expect(reply.body.message).toBe(
      'Drop Pendant is made for ashes, and with this service no ashes are returned. Nothing was saved.',
    )
    expect((await api.ask('GET', `portal/booking/${booking.id}`)).body).toMatchObject({ version: 1 })
  })

  test('refuses a package for its contents; accepts one without ashes', async () => {
    const choices = await firstChoices(api, 'pine-sliding-box', 'ink-paw-print')
    const simple = await made(DISPERSAL, 'package-simple', { package_products_c: choices })
    expect([simple.status, simple.body.errors.detail]).toEqual([422, refusal])
    expect(simple.body.message).toMatch(/^Simple Cremation Package/)
    expect((await made(DISPERSAL, 'package-farewell')).status).toBe(201)
  })

  test('refuses a value that holds ashes at its dropdown, and accepts another value', async () => {
    await api.connection.sql.query(
      `update product_options set details = details || '{"holdsAshes": true}' where id = 'clay-paw-print-heart'`,
    )
    const withShape = (id: string) => ({ package_products_c: { 'clay-paw-print': [{ id }] } })
    const heart = await made(COMMUNAL, 'clay-paw-print', withShape('clay-paw-print-heart'))
    expect([heart.status, heart.body.errors.detail]).toEqual([
      422,
      { 'quoted_products.0.package_products_c.clay-paw-print': 'withoutAshes' },
    ])
    expect((await made(COMMUNAL, 'clay-paw-print', withShape('clay-paw-print-round'))).status).toBe(201)
  })
})

test.each([
  [COMMUNAL, 'keepsakes', 'pendant', ['Bar Pendant', 'Hand-cast Paw Pendant']],
  [DISPERSAL, 'metalUrns', '', []],
  [ORDER, 'memorialisation', 'paperweight', ['Glass Paperweight']],
])('for %s the list of %s, searched for %j, has %j [OPEN-340]', async (service, category, search, names) => {
  const query = new URLSearchParams({ category, search, serviceType: service, page: '1', page_size: '20' })
  const { body } = await api.ask('GET', `portal/product?${query}`)
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('lists the packages that the service can have [OPEN-340]', async () => {
  const packages = async (service: string) => {
    const query = new URLSearchParams({ type: 'package', serviceType: service, page: '1', page_size: '20' })
    return (await api.ask('GET', `portal/product?${query}`)).body
  }
  expect((await packages(RETURN)).total).toBe(12)
  const { data } = await packages(DISPERSAL)
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['package-farewell', 'package-garden-farewell'])
})

describe('a booking whose service changes to one without ashes [OPEN-340, OPEN-341]', () => {
  const complete = (id: string, version: number) =>
    api.ask('POST', `portal/booking/${id}/complete`, { body: { outcome_acknowledged: true }, version })

  test('keeps its urn and reports it, and can be submitted once the urn is removed', async () => {
    const { body: before } = await made(RETURN, TEALIGHT)
    const { status, body: now } = await put(before.id, 1, DISPERSAL, {})
    const [urn] = now.quoted_products
    expect([status, now.version, now.cstm.service_type.name, now.cstm.return_freight_fee_c]).toEqual([
      200,
      2,
      DISPERSAL,
      0,
    ])
    expect(urn).toMatchObject({ deleted: false, pieces: [{ id: TEALIGHT, holds_ashes: true }] })
    const refused = await complete(before.id, 2)
    expect([refused.status, refused.body.errors.detail]).toEqual([
      422,
      { [`quoted_products.${urn.id}.product`]: 'withoutAshes' },
    ])
    expect(refused.body.message).toMatch(
      /^Copper Tealight Urn is made for ashes.* Nothing was submitted\. Remove it from the order/,
    )
    const sentBack = await put(before.id, 2, DISPERSAL, { quoted_products: [line(TEALIGHT, { id: urn.id })] })
    expect([sentBack.status, sentBack.body.errors.detail]).toEqual([422, refusal])
    const out = line(TEALIGHT, { id: urn.id, deleted: true, quantity: 0 })
    expect((await put(before.id, 2, DISPERSAL, { quoted_products: [out] })).status).toBe(200)
    expect((await complete(before.id, 3)).status).toBe(200)
  })
})

test.each([[CANDLE, 'Memorial Candle is not engraved, so it takes no words. Nothing was saved.']])(
  'refuses text on a line of %s by name [OPEN-342]',
  async (product, message) => {
    const { status, body } = await made(DISPERSAL, product, { engraving_text: 'Bella' })
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { 'quoted_products.0.engraving_text': 'noEngraving' },
      message,
    ])
  },
)
