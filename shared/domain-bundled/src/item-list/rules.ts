/** Main materials of items, with the labels that people read. */
export const MATERIALS = {
  timber: 'Timber',
  metal: 'Metal',
  ceramic: 'Ceramic and clay',
  stone: 'Stone',
  glass: 'Glass',
  plant: 'Bamboo, seagrass and salt',
  paper: 'Paper and card',
  fabric: 'Fabric',
  wax: 'Wax',
} as const
export type Material = keyof typeof MATERIALS

export function isMaterial(value: unknown): value is Material {
  return typeof value === 'string' && Object.hasOwn(MATERIALS, value)
}

/** Keys of the materials, in the order of the filter. */
export const MATERIAL_KEYS = Object.keys(MATERIALS).filter(isMaterial)

/** Sort columns of the item list, over all its pages. Without one the list has the catalogue's order. */
export const ITEM_SORTS = ['name', 'price'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** Prices that the list filters by, in dollars. A band holds its lowest price and ends below its highest. */
export const PRICE_BANDS = [
  { slug: 'under-50', from: null, below: 50 },
  { slug: '50-100', from: 50, below: 100 },
  { slug: '100-150', from: 100, below: 150 },
  { slug: '150-200', from: 150, below: 200 },
  { slug: '200-up', from: 200, below: null },
] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** The band as a label: 'Under $50', '$50 to under $100', '$200 and over'. */
export function priceBandText({ from, below }: Pick<PriceBand, 'from' | 'below'>): string {
  if (from === null) return `Under $${below}`
  return below === null ? `$${from} and over` : `$${from} to under $${below}`
}
