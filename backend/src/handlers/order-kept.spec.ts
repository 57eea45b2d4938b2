import type { BookingSubmit } from '@portal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { PRIVATE, line, submitOf } from '../../test/booking'
import { LINES, LOCKET, PRINT, changedCatalogue } from '../../test/changed-catalogue'
import { specApi } from '../../test/spec-api'

const api = specApi()

const { catalogue, product, restore } = changedCatalogue(() => api)
afterEach(restore)
async function draft() {
  const submit = await submitOf(api, PRIVATE, { quoted_products: LINES })
  const { body } = await api.ask('POST', 'portal/booking', { body: submit })
  const [first, second] = body.quoted_products
  return { submit, id: String(body.id), version: Number(body.version), ids: [first?.id, second?.id] }
}
type Draft = Awaited<ReturnType<typeof draft>>

const complete = ({ id, version }: Draft) => api.ask('POST', `portal/booking/${id}/complete`, { body: {}, version })

describe('a submitted order keeps its prices, whatever is saved later [OPEN-102]', () => {
  const dearer = async () => {
    await product(LOCKET, 'list_price = 120, base_rate = 90', 'list_price = 76, base_rate = 58')
    await product(PRINT, 'list_price = 99', 'list_price = 59')
    await catalogue(
      `update practices set fees = '{"collection": 80, "return": 90}' where id = 'practice-harbour'`,
      `update practices set fees = '{"collection": 35, "return": 25}' where id = 'practice-harbour'`,
    )
    api.deps.auth.forget()
  }
  const costs = (body: { quoted_products: { unit_price: number }[]; cstm: Record<string, unknown> }) => [
    ...body.quoted_products.map((each) => each.unit_price),
    body.cstm.collection_freight_fee_c,
    body.cstm.return_freight_fee_c,
  ]

  test("keeps prices of lines, options and fees, also for a higher quantity; new items have today's prices", async () => {
    const made = await draft()
    const { body: submitted } = await complete(made)
    expect(costs(submitted)).toEqual([59, 76, 35, 25])
    await dearer()
    const lines = made.submit.quoted_products?.map((each, index) => ({ ...each, id: made.ids[index] })) ?? []
    const edit = (version: number, quoted_products: BookingSubmit['quoted_products'], changes = {}) =>
      api.ask('PUT', `portal/booking/${made.id}`, { body: { ...made.submit, ...changes, quoted_products }, version })
    const note = { vet_staff_c: 'Dana' }
    const noted = await edit(submitted.version, lines, note)
    expect([noted.status, costs(noted.body)]).toEqual([200, [59, 76, 35, 25]])
    const more = lines.map((each, index) => (index === 1 ? { ...each, quantity: 2 } : each))
    const added = await edit(noted.body.version, [...more, line('ink-paw-print')], note)
    const { body: ink } = await api.ask('GET', 'portal/product/ink-paw-print')
    expect([added.status, costs(added.body)]).toEqual([200, [59, 76, ink.price, 35, 25]])
  })

  test("another choice is another item at today's price", async () => {
    const made = await draft()
    const { body: submitted } = await complete(made)
    await dearer()
    const other = line(PRINT, { id: made.ids[0], package_products_c: { [PRINT]: [{ id: `${PRINT}-heart` }] } })
    const { status, body } = await api.ask('PUT', `portal/booking/${made.id}`, {
      body: { ...made.submit, quoted_products: [other] },
      version: submitted.version,
    })
    expect(status).toBe(200)
    expect(body.quoted_products[0].unit_price).toBeGreaterThanOrEqual(99)
    expect(body.quoted_products[1].unit_price).toBe(76)
  })
})
