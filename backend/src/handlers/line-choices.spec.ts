import { ChildOptionSchema } from '@portal/domain'
import { describe, expect, test } from 'vitest'
import { BANKSIA } from '../../test/api'
import { PRIVATE, anotherPet, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const BOX = 'jarrah-rest-box'
const SMALL = `${BOX}-s`
const OILED = `${SMALL}-oiled`
const PLATE = `${OILED}-plate`
/** Size, finish and lid: 189.00 + 0.00 + 0.00 + 36.00 on the list, 148.00 + 29.00 in the pricebook. */
const WHOLE = { [BOX]: [{ id: SMALL }], [SMALL]: [{ id: OILED }], [OILED]: [{ id: PLATE, engraving_text: 'Bella' }] }

const post = async (choices: object, product = BOX) => {
  const sent = line(product, { package_products_c: { ...choices } })
  return api.ask('POST', 'portal/booking', { body: await submitOf(api, PRIVATE, { quoted_products: [sent] }) })
}
const count = async () => (await api.connection.sql.query('select count(*)::int as n from bookings'))[0]?.n

describe('the choices of a line [OPEN-95]', () => {
  test('are stored under their parents, at catalogue prices [DOM-35, DOM-36]', async () => {
    const { status, body } = await post(WHOLE)
    expect(status).toBe(201)
    const [saved] = body.quoted_products
    expect(saved.unit_price).toBe(225)
    expect(saved.package_products_c).toMatchObject({
      [BOX]: [{ id: SMALL, parentId: BOX, unit_price: 0 }],
      [SMALL]: [{ id: OILED }],
      [OILED]: [
        {
          id: PLATE,
          name: 'Brass name plate',
          unit_price: 36,
          engraving_text: 'Bella',
          requires_engraving: true,
          engraving_max_length: 2,
          engraving_max_characters: 18,
          has_image: true,
        },
      ],
    })
    const [plate] = saved.package_products_c[OILED]
    expect(Object.keys(plate)).toEqual(expect.arrayContaining(Object.keys(ChildOptionSchema.entries)))
    const [row] = await api.connection.sql.query('select children from booking_lines where id = $1', [saved.id])
    expect(row?.children).toHaveLength(3)
  })

  test.each<[string, object, string, string, string]>([
    [
      'a size without the finish under it',
      { [BOX]: [{ id: SMALL }] },
      `${SMALL}.Finish`,
      'required',
      'Jarrah Rest Box (Finish, level 2): a choice is needed',
    ],
    [
      '200 characters on a plate of 2 × 18',
      { ...WHOLE, [OILED]: [{ id: PLATE, engraving_text: 'x'.repeat(200) }] },
      `${OILED}.Lid detail`,
      'tooLong',
      'Jarrah Rest Box (Lid detail, level 3): line 1 of the words has 200 characters, and there is room for 2 lines of 18 characters',
    ],
  ])('%s gives 422 with product, group and level, and writes nothing', async (_, choices, field, code, said) => {
    const before = await count()
    const { status, body } = await post(choices)
    expect(status).toBe(422)
    expect(body.errors.detail).toMatchObject({ [`quoted_products.0.package_products_c.${field}`]: code })
    expect(body.message).toContain(said)
    expect(body.message).toContain('Nothing was saved.')
    expect(await count()).toBe(before)
  })

  test('an existing line is accepted unchanged, whatever the catalogue says now', async () => {
    const { body: made } = await post(WHOLE)
    const { sql } = api.connection
    await sql.query(`update product_options set details = details || '{"hideInPortalModal": true}' where id = $1`, [
      PLATE,
    ])
    const sent = line(BOX, { id: made.quoted_products[0].id, package_products_c: WHOLE, editId: `edit-${BOX}` })
    const body = await submitOf(api, PRIVATE, {
      pet: anotherPet({ last_name: made.pet.last_name }),
      quoted_products: [sent],
    })
    const again = await api.ask('PUT', `portal/booking/${made.id}`, { body, version: made.version })
    expect([again.status, again.body.version]).toEqual([200, made.version])
    expect((await post(WHOLE)).status).toBe(422)
    await sql.query(`update product_options set details = details || '{"hideInPortalModal": false}' where id = $1`, [
      PLATE,
    ])
  })
})

describe('dropdowns, one level at a time [API-41]', () => {
  const options = (query: string, as?: string) =>
    api.ask('GET', `portal/product/${BOX}/options${query}`, as === undefined ? {} : { as })

  test('of the product, then of a value', async () => {
    const { body: first } = await options('')
    expect(first).toMatchObject({ product: { id: BOX }, parents: [{ name: 'Size', optionalStatus: false }] })
    expect(first.filteredproducts.map(({ id }: { id: string }) => id)).toEqual(
      ['s', 'm', 'l', 'xl'].map((size) => `${BOX}-${size}`),
    )
    const { body: third } = await options(`?parent_type=option&parent_id=${OILED}&base_id=${BOX}`)
    expect(third.parents).toEqual([{ name: 'Lid detail', optionalStatus: false }])
    expect(third.filteredproducts[2]).toMatchObject({
      id: PLATE,
      group: 'Lid detail',
      unit_price: 36,
      image: `/api/media/options/${PLATE}.svg`,
      engraving_max_characters: 18,
    })
    const { body: leaf } = await options(`?parent_type=option&parent_id=${PLATE}&base_id=${BOX}`)
    expect([leaf.parents, leaf.filteredproducts]).toEqual([[], []])
  })

  test('with the prices of each practice', async () => {
    const { body } = await options(`?parent_type=option&parent_id=${OILED}`, BANKSIA)
    expect(body.filteredproducts[2].unit_price).toBe(29)
  })
})
