import { beforeAll, expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'

const BOOKING = 'booking-100007'

const api = specApi()
let line: { id: string; name: string; actual_product_id_c: string }
beforeAll(async () => {
  line = (await api.ask('GET', `portal/booking/${BOOKING}`)).body.quoted_products[0]
})

const ask = (query = '', more = {}) => api.ask('GET', `portal/booking/${BOOKING}/actual_products${query}`, more)

test('staff read the products of all lines, or of one line [API-44]', async () => {
  const product = { id: line.actual_product_id_c, name: line.name, quoted_product_id: line.id }
  expect((await ask()).body).toEqual({ actual_products: [product] })
  expect((await ask(`?quoted_product_id=${line.id}`)).body).toEqual({ actual_products: [product] })
  expect((await ask('?quoted_product_id=line-none')).body).toEqual({ actual_products: [] })
})

test('a guest reads the own line only [API-44, OPEN-02, OPEN-77]', async () => {
  const login = { booking_id: BOOKING, quoted_product_id: line.id, phone: '412345678' }
  const { body } = await api.ask('POST', 'portal/guest/login', { as: null, body: login })
  const own = await ask('', { token: body.guest_token })
  expect([own.status, own.body.actual_products.map((each: { id: string }) => each.id)]).toEqual([
    200,
    [line.actual_product_id_c],
  ])
  expect((await ask('?quoted_product_id=line-none', { token: body.guest_token })).status).toBe(404)
  const other = await api.ask('GET', 'portal/booking/booking-100001/actual_products', { token: body.guest_token })
  expect(other.status).toBe(404)
})
