import { OPTIONS, PRODUCTS } from '../catalogue/build'
import { NEWCOMERS } from '../catalogue/newcomers.data'
import { FAREWELL_PACKAGES, LATER_PACKAGES, PACKAGES } from '../catalogue/packages.data'
import type { Random } from '../random'
import type { DemoLine } from '../types/booking'
import type { DemoOption, DemoProduct } from '../types/catalogue'

type OptionChoices = Record<string, readonly string[]>

const childrenOf = (parentId: string): readonly DemoOption[] => OPTIONS.filter((option) => option.parentId === parentId)

const inRange = (option: DemoOption, weight: number): boolean =>
  option.minWeight !== null && weight >= option.minWeight && (option.maxWeight === null || weight < option.maxWeight)

/** Chooses a value in each dropdown below `parentId`, at every level. Values with a weight range match the pet's weight. */
function chooseOptions(parentId: string, weight: number, random: Random): OptionChoices {
  const children = childrenOf(parentId).filter((option) => !option.hideInPortalModal)
  const groups = [...new Set(children.map((option) => option.group))]
  const chosen = groups.map((group) => {
    const values = children.filter((option) => option.group === group)
    return values.find((option) => inRange(option, weight)) ?? random.pick(values)
  })
  if (chosen.length === 0) return {}
  return Object.assign(
    { [parentId]: chosen.map((option) => option.id) },
    ...chosen.map((option) => chooseOptions(option.id, weight, random)),
  )
}

/** A cart line of a product with its options. */
export function lineOf(
  id: string,
  productId: string,
  weight: number,
  random: Random,
  extra: Partial<DemoLine> = {},
): DemoLine {
  return {
    id,
    productId,
    quantity: 1,
    engravingText: '',
    homeCollection: false,
    deleted: false,
    packageProducts: chooseOptions(productId, weight, random),
    ...extra,
  }
}

/** Ids of the package's items, under the package's id. */
export function contentsOf(packageId: string): OptionChoices {
  const contents = PACKAGES.find((entry) => entry.productId === packageId)?.items ?? []
  return { [packageId]: contents.map(({ productId }) => productId) }
}

/** A cart line of a package, with the options of its items. */
export function packageLine(id: string, packageId: string, weight: number, random: Random): DemoLine {
  const contents = contentsOf(packageId)
  const packageProducts: OptionChoices = Object.assign(
    { ...contents },
    ...(contents[packageId] ?? []).map((productId) => chooseOptions(productId, weight, random)),
  )
  return lineOf(id, packageId, weight, random, { packageProducts })
}

/** Products that old bookings must not have: newer ones, and one that is ordered by phone. */
const NOT_BOOKED = new Set(
  [...NEWCOMERS, ...LATER_PACKAGES, ...FAREWELL_PACKAGES].map(({ id }) => id).concat('workshop-urn'),
)

const inCategories = (...categories: DemoProduct['category'][]): readonly DemoProduct[] =>
  PRODUCTS.filter(
    ({ id, category }) => categories.includes(category) && !id.startsWith('plaque-') && !NOT_BOOKED.has(id),
  )

export const URNS = inCategories('urns', 'metalUrns', 'ceramicUrns')
export const KEEPSAKES = inCategories('keepsakes')
export const KEEPSAKES_WITHOUT_ASHES = KEEPSAKES.filter(({ holdsAshes }) => !holdsAshes)
export const MEMORIALS = inCategories('memorialisation')
export const SUPPLIES = inCategories('vetSupplies')
export const PACKAGE_PRODUCTS = inCategories('cremationPackages')

/** Engraving text that fits the product's lines and characters. */
export function engravingFor(product: DemoProduct, petName: string, random: Random): string {
  if (!product.requiresEngraving) return ''
  const more = ['Always beside us', 'Our gentle friend', 'Run free', 'Forever loved', 'Rest softly']
  const lines = [petName, ...[random.pick(more), 'Thank you'].slice(0, product.maxLines - 1)].slice(0, product.maxLines)
  return lines.map((line) => line.slice(0, product.maxCharacters)).join('\n')
}
