import type { ChildOption, PackageProduct } from '@portal/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { firstChoices, line, submitOf } from '../../test/booking'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const PRIVATE = 'private cremation & return of ashes'
const post = async (choices: object, product: string) => {
  const sent = line(product, { package_products_c: { ...choices } })
  return api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE, { quoted_products: [sent] }) })
}
const count = async () => (await api.connection.sql.query('select count(*)::int as n from bookings'))[0]?.n

test('a package is whole with the choices of all that it holds [OPEN-95]', async () => {
  const contents = ['classic-urn', 'clay-paw-print'] as const
  const all = await firstChoices(api, ...contents)
  expect((await post(all, 'package-classic')).status).toBe(201)
  const without = Object.fromEntries(Object.entries(all).filter(([parent]) => parent !== 'classic-urn'))
  const { status, body } = await post(without, 'package-classic')
  expect(status).toBe(422)
  expect(body.message).toContain('Classic Cremation Package (')
})

test('what a package holds is kept under it, with its words and its choices [CAT-20, DOM-19]', async () => {
  const { body: held } = await api.ask('GET', 'portal/product/package-remembrance/contents')
  expect(held.data.map((content: PackageProduct) => [content.name, content.packageProduct.productId])).toEqual([
    ['Resting place', 'jarrah-rest-box'],
    ['Keepsake', 'framed-paw-oak'],
    ['For the hand', 'heart-keepsake-pewter'],
    ['For the evening', 'memorial-candle'],
  ])
  const heart = held.data[2].packageProduct.option
  expect([heart.requires_engraving, heart.unit_price, heart.image]).toEqual([
    true,
    0,
    expect.stringContaining('/api/media/'),
  ])
  const choices = await firstChoices(
    api,
    ...held.data.map((content: PackageProduct) => content.packageProduct.productId),
  )
  const words = { 'package-remembrance': [{ id: 'heart-keepsake-pewter', engraving_text: 'Bella' }] }
  const { status, body } = await post({ ...choices, ...words }, 'package-remembrance')
  expect(status).toBe(201)
  const [saved] = body.quoted_products
  expect(
    saved.package_products_c['package-remembrance'].map((option: ChildOption) => [option.id, option.engraving_text]),
  ).toEqual([
    ['jarrah-rest-box', null],
    ['framed-paw-oak', null],
    ['heart-keepsake-pewter', 'Bella'],
    ['memorial-candle', null],
  ])
  expect(saved.package_products_c['jarrah-rest-box'][0].id).toBe('jarrah-rest-box-s')
  expect(saved.unit_price).toBe(640)
  const [row] = await api.connection.sql.query('select children from booking_lines where id = $1', [saved.id])
  expect(JSON.stringify(row?.children)).not.toContain('costPrice')
})

test.each([
  ['with what it holds', 'select 1'],
  [
    'of the time before it told what it holds',
    `update booking_lines set package_products = package_products - 'package-classic',
       children = (select jsonb_agg(child) from jsonb_array_elements(children) child
         where child->>'parentId' <> 'package-classic')
     where booking_id = $1`,
  ],
])('a package line %s is taken as it is when it is sent back [OPEN-95]', async (_, before) => {
  const id = await api.idOf(100008)
  await api.connection.sql.query(before, before.includes('$1') ? [id] : [])
  const { body: booking } = await api.ask('GET', `portal/booking/${id}`)
  const [kept] = booking.quoted_products
  const held: Record<string, ChildOption[]> = kept.package_products_c
  const choices = Object.fromEntries(
    Object.entries(held).map(([parent, values]) => [parent, values.map((value) => ({ id: value.id }))]),
  )
  const sent = line('package-classic', { id: kept.id, package_products_c: choices })
  const body = await submitOf(api, PRIVATE, { is_package_c: true, quoted_products: [sent] })
  const saved = await api.ask('PUT', `portal/booking/${id}`, { body, version: booking.version })
  expect([saved.status, saved.body.quoted_products?.[0]?.package_products_c]).toEqual([200, held])
})

test.each([
  ['what it does not hold', { 'package-simple': [{ id: 'memorial-candle' }] }, 'package-simple', 'unknown'],
  [
    'words for a thing that takes none',
    { 'package-simple': [{ id: 'ink-paw-print', engraving_text: 'Bella' }] },
    'package-simple.Keepsake',
    'noEngraving',
  ],
])('a package is refused with %s [OPEN-95]', async (_, wrong, field, code) => {
  const before = await count()
  const choices = await firstChoices(api, 'pine-sliding-box', 'ink-paw-print')
  const { status, body } = await post({ ...choices, ...wrong }, 'package-simple')
  expect([status, body.errors.detail]).toEqual([422, { [`quoted_products.0.package_products_c.${field}`]: code }])
  expect(await count()).toBe(before)
})
