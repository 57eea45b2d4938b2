import type { ServerLine } from '@portal/domain'
import { expect, test } from 'vitest'
import type { Reply } from '../../test/api'
import { PNG, PRIVATE, firstChoices, line, submitOf } from '../../test/booking'
import { engravingOf } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()

const PORTRAIT = 'package-portrait'
const query = (text: string, values: unknown[] = []) => api.connection.sql.query(text, values)

/** The booking's rows in the database. */
const rows = async (id: string) =>
  (
    await query(
      `select l.product_id, l.quantity, l.list_price::float as list, l.base_rate::float as base, l.deleted,
         p.product_id as parent, l.engraving_text as words
       from booking_lines l left join booking_lines p on p.booking_id = l.booking_id and p.id = l.parent_product_id
       where l.booking_id = $1 order by l.seq`,
      [id],
    )
  ).map((row) => [row.product_id, row.quantity, row.list, row.base, row.deleted, row.parent, row.words])

const choices = () => firstChoices(api, 'snow-ginger-jar', 'plaque-portrait')
const book = async (changes = {}, product = PORTRAIT) => {
  const quoted = line(product, { package_products_c: await choices(), ...changes })
  return api.ask('POST', 'portal/booking', {
    body: await submitOf(api, PRIVATE, { is_package_c: true, quoted_products: [quoted] }),
  })
}
const put = async ({ body }: Reply, ...lines: object[]) =>
  api.ask('PUT', `portal/booking/${body.id}`, {
    version: (await api.ask('GET', `portal/booking/${body.id}`)).body.version,
    body: { ...(await submitOf(api, PRIVATE, { is_package_c: true })), quoted_products: lines },
  })
const linesIn = ({ body }: Reply): { parent: ServerLine; plaque: ServerLine } => {
  const lines: ServerLine[] = body.quoted_products
  const parent = lines.find((each) => each.parent_product_id === null)
  const plaque = lines.find((each) => each.parent_product_id !== null && !each.deleted)
  if (!parent || !plaque) throw new Error('No package with a plaque')
  return { parent, plaque }
}
const again = async ({ id }: ServerLine, changes = {}) =>
  line(PORTRAIT, { id, package_products_c: await choices(), ...changes })

const PACKAGE = [PORTRAIT, 1, 596, 471, false, null, '']
const PLAQUE = ['plaque-portrait', 1, 0, 0, false, PORTRAIT, '']

test('a package adds one line for its plaque at no price, also when saved again [OPEN-155]', async () => {
  const made = await book()
  expect(made.status).toBe(201)
  expect(await rows(made.body.id)).toEqual([PACKAGE, PLAQUE])
  const { parent, plaque } = linesIn(made)
  expect([plaque.parent_product_id, plaque.unit_price, plaque.artwork?.state]).toEqual([parent.id, 0, 'missing'])
  expect(parent.package_products_c[PORTRAIT]?.map(({ id, requires_engraving: takes }) => [id, takes])).toEqual([
    ['snow-ginger-jar', false],
    ['plaque-portrait', false],
  ])
  const saved = await put(made, await again(parent))
  expect(saved.status).toBe(200)
  expect(linesIn(saved).plaque.id).toBe(plaque.id)
  expect(await rows(made.body.id)).toEqual([PACKAGE, PLAQUE])
})

test('the plaque is removed, restored and replaced with its package, including its artwork [OPEN-155]', async () => {
  const made = await book()
  const { parent, plaque } = linesIn(made)
  expect((await engravingOf(api, made.body.id, plaque.id).save(0)).status).toBe(200)
  const words = 'Bella\nBorn to be loved\n2012 - 2026'
  const removed = await put(made, await again(parent, { deleted: true, quantity: 0 }))
  expect(removed.status).toBe(200)
  expect(await rows(made.body.id)).toEqual([
    [PORTRAIT, 0, 596, 471, true, null, ''],
    ['plaque-portrait', 0, 0, 0, true, PORTRAIT, words],
  ])
  const back = await put(made, await again(parent))
  expect([back.status, linesIn(back).plaque.artwork?.state]).toEqual([200, 'unfinished'])
  const other = { id: parent.id, package_products_c: await firstChoices(api, 'pine-sliding-box', 'ink-paw-print') }
  const replaced = await put(made, line('package-simple', other))
  expect([replaced.status, (await rows(made.body.id)).map(([product, , , , deleted]) => [product, deleted])]).toEqual([
    200,
    [
      ['package-simple', false],
      ['plaque-portrait', true],
    ],
  ])
})

test("refuses a submission until the package's artwork is complete [CAT-42, OPEN-155]", async () => {
  const made = await book()
  const { plaque } = linesIn(made)
  const path = `portal/booking/${made.body.id}/complete`
  const submit = () => api.ask('POST', path, { version: 1, body: { screenshot_image: PNG } })
  const said =
    'The artwork of the Portrait Plaque is not finished. Open the item and finish it, or remove it from the order. Nothing was submitted.'
  const refused = await submit()
  expect([refused.status, Object.values(refused.body.errors.detail), refused.body.message]).toEqual([
    422,
    ['missing'],
    said,
  ])
  // The booking as saved before the catalogue designed the plaque.
  await query('delete from booking_lines where id = $1', [plaque.id])
  const { status, body } = await submit()
  expect([status, Object.values(body.errors.detail), body.message]).toEqual([422, ['missing'], said])
})

test.each([
  ['removed alone', { deleted: true, quantity: 0 }, 'product', 'ofPackage'],
  ['made another product', { product: 'plaque-text' }, 'product', 'ofPackage'],
])('a plaque of a package cannot be %s, and nothing is written [OPEN-156]', async (_, changes, field, code) => {
  const made = await book()
  const { plaque } = linesIn(made)
  const before = await rows(made.body.id)
  const { status, body } = await put(made, { ...line('plaque-portrait', { id: plaque.id }), ...changes })
  expect([status, body.errors.detail]).toEqual([422, { [`quoted_products.0.${field}`]: code }])
  expect(await rows(made.body.id)).toEqual(before)
})

test('an unchanged plaque line, or one of a removed package, is accepted [OPEN-156]', async () => {
  const made = await book()
  const { parent, plaque } = linesIn(made)
  expect((await put(made, line('plaque-portrait', { id: plaque.id }))).status).toBe(200)
  const gone = { deleted: true, quantity: 0 }
  const both = [await again(parent, gone), line('plaque-portrait', { id: plaque.id, ...gone })]
  expect((await put(made, ...both)).status).toBe(200)
  expect((await rows(made.body.id)).map((row) => row[4])).toEqual([true, true])
})

test.each([
  [
    'words for the plaque',
    { package_products_c: { [PORTRAIT]: [{ id: 'plaque-portrait', engraving_text: 'Bella' }] } },
    422,
    `quoted_products.0.package_products_c.${PORTRAIT}.Plaque`,
  ],
])('a package with %s is refused, and nothing is written [OPEN-118, OPEN-156]', async (_, changes, status, field) => {
  const before = await api.count('booking_lines')
  const own = 'package_products_c' in changes ? changes.package_products_c : {}
  const reply = await book({ ...changes, package_products_c: { ...(await choices()), ...own } })
  expect([reply.status, Object.keys(reply.body.errors.detail)]).toEqual([status, [field]])
  expect(await api.count('booking_lines')).toBe(before)
})

test("the package's text moves to a plaque designed since, when the package changes [OPEN-157]", async () => {
  const made = await book()
  const { parent, plaque } = linesIn(made)
  await query('delete from booking_lines where id = $1', [plaque.id])
  await query(
    `update booking_lines set children = (select jsonb_agg(case when child->>'id' = 'plaque-portrait'
       then child || '{"engravingText": "Bella"}' else child end) from jsonb_array_elements(children) child) where id = $1`,
    [parent.id],
  )
  const held = { [PORTRAIT]: [{ id: 'plaque-portrait', engraving_text: 'Bella' }] }
  const sizes = await choices()
  const jars = Object.entries(sizes).map(([id, values]) => [id, values] as const)
  const saved = await put(made, await again(parent, { package_products_c: { ...Object.fromEntries(jars), ...held } }))
  expect(saved.status).toBe(200)
  expect(await rows(made.body.id)).toEqual([PACKAGE, [...PLAQUE.slice(0, 6), 'Bella']])
  expect(linesIn(saved).plaque.artwork?.state).toBe('missing')
})

test('a package keeps a plaque that left the catalogue, and is refused at the submission by name [OPEN-102, OPEN-156]', async () => {
  const made = await book()
  const { parent, plaque } = linesIn(made)
  await query(
    `update package_items set product_id = 'fur-locket' where package_id = $1 and product_id = 'plaque-portrait'`,
    [PORTRAIT],
  )
  const kept = parent.package_products_c
  const same = Object.fromEntries(
    Object.entries(kept).map(([id, values]) => [id, values.map((value) => ({ id: value.id }))]),
  )
  const saved = await put(made, line(PORTRAIT, { id: parent.id, package_products_c: same }))
  expect([saved.status, linesIn(saved).plaque.id]).toEqual([200, plaque.id])
  const { status, body } = await api.ask('POST', `portal/booking/${made.body.id}/complete`, {
    version: saved.body.version,
    body: { screenshot_image: PNG },
  })
  expect([status, body.message]).toEqual([
    422,
    expect.stringContaining('Portrait Plaque Cremation Package: Portrait Plaque is no longer offered'),
  ])
  await query(
    `update package_items set product_id = 'plaque-portrait' where package_id = $1 and product_id = 'fur-locket'`,
    [PORTRAIT],
  )
})
