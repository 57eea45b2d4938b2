import { describe, expect, test } from 'vitest'
import { roundToCents } from '@portal/domain'
import type { DemoOption } from '../types/catalogue'
import { ITEMS, OPTIONS, PRODUCTS, productsAt } from './build'
import { CREMATION_PACKAGES, PACKAGES } from './packages.data'
import { PLAQUE_CONFIG } from './plaques.data'

const valuesBelow = (parentId: string): readonly DemoOption[] =>
  OPTIONS.filter((option) => option.parentId === parentId)
const product = (id: string) => {
  const found = PRODUCTS.find((entry) => entry.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}

describe('the catalogue', () => {
  test('has every category, six vet supplies and two pages of packages, two for no return of ashes [DOM-41, CAT-06]', () => {
    const count = (category: string) => PRODUCTS.filter((entry) => entry.category === category).length
    expect(count('vetSupplies')).toBe(6)
    expect(count('cremationPackages')).toBe(14)
    for (const category of ['keepsakes', 'memorialisation', 'urns', 'metalUrns', 'ceramicUrns'])
      expect(count(category)).toBeGreaterThan(10)
  })

  test('prices are whole cents, and a practice pays no more than it asks', () => {
    for (const { listPrice, baseRate, costPrice } of PRODUCTS) {
      const prices = [listPrice, baseRate, costPrice]
      expect(prices.map(roundToCents)).toEqual(prices)
      expect(baseRate).toBeLessThanOrEqual(listPrice)
    }
  })

  test('option trees reach three levels', () => {
    const size = valuesBelow('jarrah-rest-box')
    expect(size.map(({ group }) => group)).toEqual(['Size', 'Size', 'Size', 'Size'])
    expect(valuesBelow('jarrah-rest-box-s').map(({ name }) => name)).toEqual(['Hand-oiled', 'Satin lacquer'])
    expect(valuesBelow('jarrah-rest-box-s-oiled').map(({ name }) => name)).toEqual([
      'Plain lid',
      'Carved paw',
      'Brass name plate',
    ])
    expect(valuesBelow('jarrah-rest-box-s-oiled-paw')).toEqual([])
  })

  test('sizes meet at 10, 25 and 45 kg and the last has no end [CAT-33, OPEN-62]', () => {
    expect(valuesBelow('oak-photo-box').map(({ minWeight, maxWeight }) => [minWeight, maxWeight])).toEqual([
      [0, 10],
      [10, 25],
      [25, 45],
      [45, null],
    ])
  })

  test('of one dropdown every value is hidden, of another one of three [CAT-35, OPEN-63]', () => {
    const hidden = OPTIONS.filter(({ hideInPortalModal }) => hideInPortalModal)
    expect(hidden.map(({ baseId, group, groupOptional }) => [baseId, group, groupOptional])).toEqual([
      ['workshop-urn', 'Workshop surface', false],
      ['enamel-heart', 'Colour', false],
    ])
    expect(hidden[0]?.minWeight).toBeGreaterThan(500)
    expect(valuesBelow('workshop-urn').filter(({ group }) => group === 'Workshop surface')).toHaveLength(1)
    expect(valuesBelow('enamel-heart')).toHaveLength(3)
  })

  test('a tree of four levels and sixty values, the last with words of its own', () => {
    expect(OPTIONS.filter(({ baseId }) => baseId === 'heirloom-chest')).toHaveLength(60)
    const plates = valuesBelow('heirloom-chest-s-blackwood-plate')
    expect(plates.map(({ name, maxLines, maxCharacters }) => [name, maxLines, maxCharacters])).toEqual([
      ['Brass', 2, 18],
      ['Copper', 2, 18],
      ['Silver', 3, 20],
    ])
  })

  test.each([
    ['2026-11-20T00:00:00Z', '2026-12-01'],
    ['2026-12-31T00:00:00Z', '2027-01-01'],
    // In Perth it is half past midnight on the first.
    ['2026-12-31T16:30:00Z', '2027-02-01'],
    ['2027-01-31T00:00:00Z', '2027-02-01'],
    ['2027-04-30T16:30:00Z', '2027-06-01'],
  ])('one item reset at %s is available from %s', (now, day) => {
    const later = productsAt(new Date(now)).filter(({ dateAvailable }) => (dateAvailable ?? '') > now)
    expect(later.map(({ id, dateAvailable }) => [id, dateAvailable])).toEqual([['bronze-garden-heart', day]])
  })

  test('one costs less for now, four are for one service type, one brings its return along', () => {
    const ids = (isIt: (entry: (typeof PRODUCTS)[number]) => boolean) => PRODUCTS.filter(isIt).map(({ id }) => id)
    expect(ids(({ discountPrice }) => discountPrice !== null)).toEqual(['copper-tealight-urn'])
    expect(ids(({ serviceTypes }) => serviceTypes !== null)).toEqual([
      'package-farewell',
      'package-garden-farewell',
      'communal-garden-marker',
      'homecoming-box',
    ])
    expect(ids(({ type, includesReturnCharge }) => includesReturnCharge && type === 'product')).toEqual([
      'homecoming-box',
    ])
  })

  test('three special orders say 4-6 weeks, one without a choice [CAT-37]', () => {
    const special = PRODUCTS.filter(({ specialOrder }) => specialOrder)
    expect(special.map(({ id }) => [id, valuesBelow(id).length])).toEqual([
      ['turned-sheoak-vase', 4],
      ['leaf-bronze-urn', 4],
      ['hand-cast-pendant', 0],
    ])
    expect(special.every(({ orderInformation }) => orderInformation.includes('4-6 weeks'))).toBe(true)
  })

  test('stock differs by brand; some is not counted, one is not in the stock system [CAT-50]', () => {
    const left = (id: string, brand: 'WA LWD' | 'VIC EDH') => {
      const stock = product(id).stock[brand]
      return stock ? stock.available - stock.minimum : 0
    }
    expect(left('celadon-bottle', 'WA LWD')).toBe(0)
    expect(left('celadon-bottle', 'VIC EDH')).toBeGreaterThan(0)
    expect(left('marri-paw-box', 'WA LWD')).toBeGreaterThan(0)
    expect(left('marri-paw-box', 'VIC EDH')).toBe(0)
    expect(product('bamboo-urn')).toMatchObject({ hasInventory: false, sendToUnleashed: true })
    expect(product('stone-seat').sendToUnleashed).toBe(false)
  })

  test('engravings of one to four lines [CAT-54]', () => {
    const lines = new Set(PRODUCTS.filter(({ requiresEngraving }) => requiresEngraving).map(({ maxLines }) => maxLines))
    expect([...lines].sort()).toEqual([1, 2, 3, 4])
  })

  test('packages are named and filled so that rules and cards find them [DOM-61, CAT-20]', () => {
    expect(CREMATION_PACKAGES.every(({ name }) => name.includes('Cremation Package'))).toBe(true)
    expect(PACKAGES.map(({ productId, items }) => [productId, items.length])).toEqual([
      ['package-simple', 2],
      ['package-classic', 2],
      ['package-bushland', 3],
      ['package-remembrance', 4],
      ['package-photo', 3],
      ['package-ceramic', 2],
      ['package-scattering', 2],
      ['package-engraved', 2],
      ['package-family', 3],
      ['package-garden', 3],
      ['package-heirloom', 2],
      ['package-portrait', 2],
      ['package-farewell', 2],
      ['package-garden-farewell', 3],
    ])
  })

  test('plaques show every pair of Dimensions and PhotoSize on three vessels [ENG-58..60]', () => {
    const pairs = new Set(
      PLAQUE_CONFIG.map(({ Dimensions, PhotoSize }) => `${Dimensions !== '0'} ${PhotoSize !== '0'}`),
    )
    expect([...pairs].sort()).toEqual(['false false', 'false true', 'true false', 'true true'])
    expect(new Set(PLAQUE_CONFIG.map(({ Vessel_Image }) => Vessel_Image))).toEqual(new Set([1, 2, 3]))
    expect(PLAQUE_CONFIG.every(({ SugarID }) => PRODUCTS.some(({ id }) => id === SugarID))).toBe(true)
  })

  test('descriptions are calm sentences', () => {
    for (const { description, name } of ITEMS) {
      expect(`${name}: ${description}`).not.toMatch(/[!?]/)
      expect(description).toMatch(/\.$/)
    }
  })
})
