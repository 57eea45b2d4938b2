import { SERVICE_TYPE } from '@portal/domain'
import { hasSizes, sizesForWeight } from '@portal/domain-bundled/choices-for-weight'
import { describe, expect, test } from 'vitest'
import { SOUTHBANK } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { offeredChoices } from '../booking/line-choices'
import { CatalogueRepository } from '../repositories/catalogue'

const api = specApi()

type Item = Record<'id' | 'name', string> & { price: number; priceForPet: number | null; material: string | null }

async function list(query: string, as?: string, rows = 100) {
  const { status, body } = await api.ask('GET', `portal/product?page_size=${rows}&${query}`, as ? { as } : {})
  expect(status).toBe(200)
  return body
}
const items = async (query: string, rows?: number): Promise<Item[]> => (await list(query, undefined, rows)).data
const idsOf = async (query: string) => (await items(query)).map(({ id }) => id)

describe('the order of the item list', () => {
  test('is by name in either direction, over all pages [OPEN-369]', async () => {
    const first = await items('sort=name', 3)
    expect(first.map(({ name }) => name)).toEqual(['Bamboo Urn', 'Bar Pendant', 'Bead Bracelet'])
    const [last] = await items('sort=name&direction=desc', 3)
    expect(last?.name).toBe('Workshop Urn')
  })

  test('is by the price for the pet: an urn of 159 costs 207 with the size for 28.4 kg [OPEN-368]', async () => {
    const urns = await items('category=metalUrns&sort=price', 4)
    expect(urns.map(({ id, price }) => [id, price])).toEqual([
      ['copper-tealight-urn', 72],
      ['brass-tealight-urn', 112],
      ['pewter-tealight-urn', 112],
      ['classic-urn', 159],
    ])
    const forPet = await items('category=metalUrns&sort=price&direction=desc&petWeight=28.4')
    const prices = forPet.map(({ price, priceForPet }) => priceForPet ?? price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(forPet.find(({ id }) => id === 'classic-urn')?.priceForPet).toBe(207)
    expect(forPet.at(-1)?.priceForPet).toBeNull()
  })
})

describe('filters of the item list', () => {
  test('are material, a size for the pet, and price [OPEN-369, OPEN-370]', async () => {
    expect(await idsOf('material=glass')).toEqual(['fur-vial', 'glass-paperweight', 'crystal-portrait'])
    expect(await idsOf('category=metalUrns&priceFrom=150&priceBelow=168')).toEqual(['classic-urn'])
    expect(await idsOf('category=metalUrns&priceFrom=207&priceBelow=207.01&petWeight=28.4')).toEqual(['classic-urn'])
    const sized = await idsOf('sizeFor=28.4')
    expect([sized.includes('classic-urn'), sized.includes('mini-urn'), sized.includes('memorial-candle')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test.each([
    'sort=colour',
    'direction=up',
    'material=wood',
    'material=toString',
    'sizeFor=0',
    'sizeFor=heavy',
    'priceFrom=-1',
    'priceBelow=1e3',
    'priceBelow=12.345',
    `search=${'x'.repeat(200)}`,
  ])('refuse %j with 400', async (query) => {
    expect((await api.ask('GET', `portal/product?${query}`)).status).toBe(400)
  })

  test.each(['sort=price', 'priceFrom=10', 'priceBelow=10'])(
    'tell no hidden price: %j [OPEN-84, OPEN-371]',
    async (query) => {
      expect((await api.ask('GET', `portal/product?${query}`, { as: SOUTHBANK })).status).toBe(400)
      expect((await list('sort=name', SOUTHBANK)).data[0].price).toBeNull()
    },
  )
})

test('sizes in the database are those of the rule, for every product and at every limit [CAT-33, OPEN-62]', async () => {
  const catalogue = new CatalogueRepository(api.deps.db)
  const products = await api.connection.sql.query('select id from products order by id')
  const ids = products.map(({ id }) => String(id))
  const { tree } = await offeredChoices(catalogue, ids)
  expect(ids.filter((id) => hasSizes(tree, [id])).length).toBeGreaterThan(50)
  for (const weight of [0.01, 9.99, 10, 24.9, 25, 44.9, 45, 900, 901, 1500]) {
    const rows = await api.connection.sql.query('select product_id from product_sizes where kg @> $1::numeric', [
      weight,
    ])
    const byRule = ids.filter((id) => sizesForWeight(tree, [id], weight).length > 0)
    expect(rows.map(({ product_id: id }) => String(id)).toSorted()).toEqual(byRule.toSorted())
  }
})

test('size surcharges follow a change of the catalogue', async () => {
  const price = async () => (await items('search=oatmeal+pot&petWeight=28.4'))[0]?.priceForPet
  const sorted = async () => (await idsOf('category=ceramicUrns&sort=price&petWeight=28.4')).indexOf('oatmeal-pot')
  expect([await price(), await sorted()]).toEqual([158, 2])
  const change = (list: number) =>
    api.connection.sql.query(`update product_options set list_price = ${list} where id = 'oatmeal-pot-l'`)
  await change(400)
  expect([await price(), await sorted()]).toEqual([518, 12])
  await change(40)
})

describe('a list without items', () => {
  test('names the categories with items, and counts the matches in each [OPEN-374]', async () => {
    const { nearby, total } = await list(`search=tealight&category=keepsakes&serviceType=${SERVICE_TYPE.privateReturn}`)
    const byId = Object.fromEntries(nearby.categories.map(({ id, ...of }: { id: string }) => [id, of]))
    expect(total).toBe(0)
    expect(byId).toMatchObject({ metalUrns: { items: 18, matches: 3 }, ceramicUrns: { items: 13, matches: 0 } })
    expect(nearby.spelling).toBeNull()
  })

  test('corrects one wrong letter [OPEN-374]', async () => {
    expect((await list('search=tealigt')).nearby.spelling).toEqual({ search: 'tealight', categories: ['metalUrns'] })
    expect((await list('search=xyzzy')).nearby.spelling).toBeNull()
    expect((await list('search=tealight')).nearby).toBeNull()
  })
})

describe('two items side by side', () => {
  const compare = async (first: string, second: string, as?: string) =>
    (await api.ask('GET', `portal/product_comparison?first=${first}&second=${second}&petWeight=28.4`, as ? { as } : {}))
      .body.data

  test('have their sizes with prices, the one for the pet, and what can be engraved [OPEN-372]', async () => {
    const [chest, box] = await compare('heirloom-chest', 'jarrah-rest-box')
    expect(chest.sizes.map(({ price, isForPet }: { price: number; isForPet: boolean }) => [price, isForPet])).toEqual([
      [264, false],
      [294, false],
      [326, true],
      [362, false],
    ])
    expect(chest.engraving).toEqual([
      { on: 'Brass', lines: 2, characters: 18, isPlaque: false },
      { on: 'Copper', lines: 2, characters: 18, isPlaque: false },
      { on: 'Silver', lines: 3, characters: 20, isPlaque: false },
    ])
    expect([box.priceForPet, box.material, box.fitsPet]).toEqual([244, 'timber', true])
    const [plaque] = await compare('plaque-text', 'classic-urn', SOUTHBANK)
    expect([plaque.price, plaque.sizes, plaque.engraving[0].isPlaque]).toEqual([null, [], true])
  })

  test('leave out an unknown one and mark a withdrawn one [OPEN-372]', async () => {
    const hide = (is: boolean) =>
      api.connection.sql.query(
        `update products set details = details || '{"hideInPortalModal": ${is}}' where id = 'classic-urn'`,
      )
    await hide(true)
    const compared = await compare('classic-urn', 'gone')
    await hide(false)
    expect(compared.map(({ id, isWithdrawn }: { id: string; isWithdrawn: boolean }) => [id, isWithdrawn])).toEqual([
      ['classic-urn', true],
    ])
  })
})
