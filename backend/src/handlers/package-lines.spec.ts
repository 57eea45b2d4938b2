import type { ChildOption, PackageProduct } from '@portal/domain'
import { expect, test } from 'vitest'
import { PRIVATE, firstChoices, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const post = async (choices: object, product: string) => {
  const sent = line(product, { package_products_c: { ...choices } })
  return api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE, { quoted_products: [sent] }) })
}

test('a package is complete with the choices of all its contents [OPEN-95]', async () => {
  const contents = ['classic-urn', 'clay-paw-print'] as const
  const all = await firstChoices(api, ...contents)
  expect((await post(all, 'package-classic')).status).toBe(201)
  const without = Object.fromEntries(Object.entries(all).filter(([parent]) => parent !== 'classic-urn'))
  const { status, body } = await post(without, 'package-classic')
  expect(status).toBe(422)
  expect(body.message).toContain('Classic Cremation Package (')
})

test('stores contents of a package with their text and choices [CAT-20, DOM-19]', async () => {
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

test('accepts an unchanged package line [OPEN-95]', async () => {
  const id = await api.idOf(100008)
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
