import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { linesWithCollection, newLine, removedLine, toQuotedLine, toSubmitLines } from './rules'
import { QuotedLineSchema, ServerLineSchema, SubmitLineSchema } from './schema'

const wire = {
  id: 'l1',
  name: 'Brass urn',
  quantity: '2',
  unit_price: '120.00',
  discount_price: null,
  engraving_text: 'Bella',
  actual_product_id_c: 'u1',
  producttemplate_id_c: 't1',
  parent_product_id: '',
  package_products_c: { u1: [{ id: 'o1', name: 'Large', unit_price: '10', engraving_text: 'B' }] },
  deleted: '0',
  seq: 1,
  is_vpcreated: '1',
  editId: 'e1',
  child_products: [{ id: 'c1', name: 'Plate', unit_price: 5, show_in_confirmation_emails_c: 'Yes' }],
}

test('reads a line with its options and child products [DOM-18, DOM-35, OPEN-59]', () => {
  const line = toQuotedLine(parse(ServerLineSchema, wire))
  expect(line).toMatchObject({
    id: 'l1',
    quantity: 2,
    unitPrice: 120,
    engravingText: 'Bella',
    actualProductIdC: 'u1',
    producttemplateIdC: 't1',
    parentProductId: null,
    deleted: false,
    isVpcreated: true,
    editId: 'e1',
    isHomeCollection: false,
    canBeDeleted: true,
    childProducts: [{ id: 'c1', name: 'Plate', quantity: 1, unitPrice: 5, showInConfirmationEmails: true }],
  })
  expect(line.packageProductsC.u1?.[0]).toMatchObject({
    id: 'o1',
    name: 'Large',
    unit_price: 10,
    special_order: false,
  })
  expect(parse(QuotedLineSchema, JSON.parse(JSON.stringify(line)))).toEqual(line)
  expect(parse(ServerLineSchema, { ...wire, quantity: null }).quantity).toBe(1)
})

test('sends a line without names and prices [DOM-20, OPEN-84]', () => {
  const [sent] = toSubmitLines([toQuotedLine(parse(ServerLineSchema, wire))])
  expect(sent).toEqual({
    id: 'l1',
    quantity: 2,
    deleted: false,
    product: 'u1',
    package_products_c: { u1: [{ id: 'o1', engraving_text: 'B' }] },
    engraving_text: 'Bella',
    editId: 'e1',
    is_vpcreated: true,
    is_home_collection: false,
  })
  expect(safeParse(SubmitLineSchema, sent).success).toBe(true)
})

test('sends a removed line as deleted with quantity 0 [CAT-46]', () => {
  const line = removedLine(newLine({ id: 'u1', name: 'Brass urn' }, 'e1'))
  expect(toSubmitLines([line])[0]).toMatchObject({ id: null, deleted: true, quantity: 0, product: 'u1' })
})

test.each([{ quantity: -1 }, { quantity: 1.5 }, { quantity: 1000 }, { product: '../x' }, { engraving_text: '\u0000' }])(
  'refuses a line with %j [DOM-20]',
  (wrong) => {
    const line = { quantity: 1, deleted: false, product: 'u1', ...wrong }
    expect(safeParse(SubmitLineSchema, line).success).toBe(false)
  },
)

test('lists the chosen collection type once and removes a former one [OPEN-44, WIZ-94]', () => {
  const metro = { id: 'z1', name: 'Metro', quantity: 1, isHomeCollection: true, price: 50 } as const
  const urn = newLine({ id: 'u1', name: 'Brass urn' }, 'e1')
  const withMetro = linesWithCollection([urn], metro)
  expect(withMetro).toHaveLength(2)
  expect(withMetro[1]).toMatchObject({
    actualProductIdC: 'z1',
    quantity: 1,
    isHomeCollection: true,
    canBeDeleted: false,
  })
  expect(linesWithCollection(withMetro, metro)).toEqual(withMetro)

  const withHills = linesWithCollection(withMetro, { ...metro, id: 'z2', name: 'Hills' })
  expect(withHills.map(({ actualProductIdC, deleted, quantity }) => [actualProductIdC, deleted, quantity])).toEqual([
    ['u1', false, 1],
    ['z1', true, 0],
    ['z2', false, 1],
  ])
  expect(linesWithCollection(withMetro, null)[1]).toMatchObject({ deleted: true, quantity: 0 })
})
