import { BRAND_CODES } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { addTime, dayOf, formatMoment, roundToCents } from '@portal/domain'
import { hash } from '../random'
import type { DemoOption, DemoProduct, DemoStock, DemoTextArea } from '../types/catalogue'
import { hasPicture } from '../pictures/pictures'
import { CERAMIC_URNS } from './ceramic-urns.data'
import type { OptionGroup, CatalogueItem, OptionValue } from './item'
import { KEEPSAKES } from './keepsakes.data'
import { materialOf } from './materials.data'
import { MEMORIALS } from './memorials.data'
import { METAL_URNS } from './metal-urns.data'
import { NEWCOMERS } from './newcomers.data'
import { CREMATION_PACKAGES } from './packages.data'
import { PLAQUES } from './plaques.data'
import { TIMBER_URNS } from './timber-urns.data'
import { VET_SUPPLIES } from './vet-supplies.data'
import { PLATE_PLACE, WORDS_PLACES } from './words-places.data'

export const ITEMS: readonly CatalogueItem[] = [
  ...KEEPSAKES,
  ...TIMBER_URNS,
  ...METAL_URNS,
  ...CERAMIC_URNS,
  ...MEMORIALS,
  ...PLAQUES,
  ...VET_SUPPLIES,
  ...CREMATION_PACKAGES,
  ...NEWCOMERS,
]

const CODE_PREFIX: Record<DemoProduct['category'], string> = {
  keepsakes: 'KS',
  memorialisation: 'MI',
  urns: 'UT',
  metalUrns: 'UM',
  ceramicUrns: 'UC',
  vetSupplies: 'VS',
  cremationPackages: 'CP',
}

const stockOf = (item: CatalogueItem): Partial<Record<BrandCode, DemoStock>> =>
  Object.fromEntries(
    BRAND_CODES.map((brand) => {
      const written = item.stock?.[brand]
      const minimum = 2 + (hash(`minimum ${item.id}`) % 3)
      const available = item.soldOut?.includes(brand) ? minimum : minimum + 4 + (hash(`${brand} ${item.id}`) % 37)
      return [brand, written ?? { available, minimum }]
    }),
  )

function productOf(item: CatalogueItem, index: number): DemoProduct {
  const isPackage = item.category === 'cremationPackages'
  return {
    id: item.id,
    name: item.name,
    category: item.category,
    material: materialOf(item),
    description: item.description,
    listPrice: item.price[0],
    baseRate: item.price[1],
    costPrice: roundToCents(item.price[1] * 0.55),
    discountPrice: item.discount ?? null,
    partNumber: `${CODE_PREFIX[item.category]}-${String(index + 101)}`,
    weightKg: item.kg ?? null,
    imagePaths: [`products/${item.id}.svg`],
    requiresEngraving: item.engraving !== undefined,
    maxLines: item.engraving?.lines ?? 0,
    maxCharacters: item.engraving?.characters ?? 0,
    engravingBaseImage: item.vessel ? `vessels/${item.vessel}.svg` : (WORDS_PLACES[item.id]?.Image ?? null),
    engravingType: item.engraving?.type ?? null,
    wordsPlace: WORDS_PLACES[item.id] ?? null,
    requiresCollection: isPackage || item.collectedAndReturned === true,
    includesReturnCharge: (isPackage && !item.isWithoutReturn) || item.collectedAndReturned === true,
    holdsAshes: item.holdsAshes ?? false,
    preCremationInstructions: item.before ?? '',
    postCremationInstructions: item.after ?? '',
    returnInstructions: item.atReturn ?? '',
    specialOrder: item.special !== undefined,
    showInManagePrep: item.category !== 'vetSupplies',
    showInConfirmationEmails: true,
    hideInPortalModal: false,
    orderInformation: item.special ?? '',
    pricingMethod: 'fixed',
    type: isPackage ? 'package' : 'product',
    minWeight: null,
    maxWeight: null,
    orderBy: index + 1,
    sendToUnleashed: !item.notStocked,
    hasInventory: !(item.untracked || isPackage),
    dateAvailable: '2024-07-01',
    stock: stockOf(item),
    serviceTypes: item.services ?? null,
  }
}

function optionsOf(item: CatalogueItem, parentId: string, groups: readonly OptionGroup[]): DemoOption[] {
  return groups.flatMap((group) =>
    group.values.flatMap((value) => {
      const option = optionOf(item, parentId, group, value)
      return [option, ...optionsOf(item, option.id, value.below ?? [])]
    }),
  )
}

function optionOf(item: CatalogueItem, parentId: string, group: OptionGroup, value: OptionValue): DemoOption {
  const id = `${parentId}-${value.key}`
  return {
    id,
    baseId: item.id,
    parentId,
    group: group.label,
    groupOptional: group.optional ?? false,
    name: value.name,
    description: value.description ?? '',
    listPrice: value.price?.[0] ?? 0,
    baseRate: value.price?.[1] ?? 0,
    minWeight: value.range?.[0] ?? null,
    maxWeight: value.range?.[1] ?? null,
    requiresEngraving: value.engraving !== undefined,
    maxLines: value.engraving?.lines ?? 0,
    maxCharacters: value.engraving?.characters ?? 0,
    engravingType: value.engraving?.type ?? null,
    wordsPlace: value.engraving ? platePlace(id) : null,
    imagePath: hasPicture(`options/${id}.svg`) ? `options/${id}.svg` : null,
    requiresCollection: false,
    includesReturnCharge: false,
    holdsAshes: value.holdsAshes ?? false,
    specialOrder: value.special !== undefined,
    showInManagePrep: true,
    showInConfirmationEmails: !value.hidden,
    hideInPortalModal: value.hidden ?? false,
    orderInformation: value.special ?? '',
    pricingMethod: 'fixed',
    type: 'option',
  }
}

/** Where a picture of this option shows the plate that carries the text. */
function platePlace(id: string): DemoTextArea | null {
  return hasPicture(`options/${id}.svg`) ? { Image: `options/${id}-blank.svg`, ...PLATE_PLACE } : null
}

export const PRODUCTS: readonly DemoProduct[] = ITEMS.map(productOf)

/** Products with the date from which a product of the next month can be ordered. */
export function productsAt(now: Date): readonly DemoProduct[] {
  // Sydney begins the next month first.
  const firstOfMonth = formatMoment(now, 'YYYY-MM-01', 'Australia/Sydney')
  const nextMonth = dayOf(addTime(firstOfMonth, 1, 'month'), 'UTC')
  const soon = new Set(ITEMS.filter((item) => item.fromNextMonth).map(({ id }) => id))
  return PRODUCTS.map((product) => (soon.has(product.id) ? { ...product, dateAvailable: nextMonth } : product))
}

export const OPTIONS: readonly DemoOption[] = ITEMS.flatMap((item) => optionsOf(item, item.id, item.options ?? []))
