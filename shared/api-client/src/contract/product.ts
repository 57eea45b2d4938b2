import { PackageProductSchema, ProductOptionsSchema, ProductSchema, ProductSummarySchema, id, v } from '@portal/domain'
import { ITEM_SORTS, MATERIAL_KEYS } from '@portal/domain-bundled/item-list'
import { endpoint } from './endpoint'
import { IdParams, PictureSchema, commaList, dollars, kilograms, page, pageOf, pageSize, term } from './shared-schemas'

/** A row of the product list. */
const ListedProductSchema = v.object({
  ...ProductSummarySchema.entries,
  /** A key of `MATERIALS`; null if it is not known. */
  material: v.nullish(v.string(), null),
  /** Whether the item comes in sizes by the pet's weight [CAT-33]. */
  hasSizes: v.nullish(v.boolean(), false),
  /** Whether a size holds the pet; null without a weight or without sizes. */
  fitsPet: v.nullish(v.boolean(), null),
  /** Price with the size for the pet's weight; null without such a size [OPEN-211]. */
  priceForPet: v.nullish(v.number(), null),
})
export type ListedProduct = v.InferOutput<typeof ListedProductSchema>

/** Offers when no item matches. */
const NearbySchema = v.object({
  /** All items of each category, and how many of them match the search. */
  categories: v.array(v.object({ id: v.string(), items: v.number(), matches: v.number() })),
  /** The search with its wrong letters corrected, and the categories that it finds. */
  spelling: v.nullish(v.object({ search: v.string(), categories: v.array(v.string()) }), null),
})
export type NearbyItems = v.InferOutput<typeof NearbySchema>

export const listProducts = endpoint('listProducts', {
  method: 'GET',
  path: 'portal/product',
  summary: 'The catalogue; prices only where the practice shows them',
  access: 'staff',
  query: v.object({
    category: commaList,
    search: term,
    page,
    page_size: pageSize(10),
    serviceType: term,
    type: v.nullish(v.literal('package')),
    /** In kg. Rows then have a price for that weight, by which the list is sorted and filtered [OPEN-211]. */
    petWeight: kilograms,
    /** Sort column, over all pages. Without it: the catalogue's order, or the best match first. */
    sort: v.nullish(v.picklist(ITEM_SORTS)),
    direction: v.nullish(v.picklist(['asc', 'desc'])),
    material: v.nullish(v.picklist(MATERIAL_KEYS)),
    /** In kg. Only items with a size for a pet of this weight. */
    sizeFor: kilograms,
    /** The price must be at least this amount. */
    priceFrom: dollars,
    /** The price must be below this amount. */
    priceBelow: dollars,
  }),
  response: v.object({
    ...pageOf(ListedProductSchema).entries,
    /** Offers on the first page of a list without items. */
    nearby: v.nullish(NearbySchema, null),
  }),
})

/** Sends `total_product_price` [API-42]. */
export const getProduct = endpoint('getProduct', {
  method: 'GET',
  path: 'portal/product/{id}',
  summary: 'One product with description and, where shown, its price',
  access: 'staff',
  params: IdParams,
  query: v.object({ template_id: v.nullish(id) }),
  response: ProductSchema,
})

/** The dropdowns of a product or of a chosen value, with their values [API-41]. */
export const getProductOptions = endpoint('getProductOptions', {
  method: 'GET',
  path: 'portal/product/{id}/options',
  summary: 'What can be chosen for a product, one level at a time',
  access: 'staff',
  params: IdParams,
  query: v.object({
    parent_type: v.nullish(v.picklist(['product', 'option']), 'product'),
    parent_id: v.nullish(id),
    base_id: v.nullish(id),
  }),
  response: ProductOptionsSchema,
})

/** The contents of a package. Dropdowns of each content are requested by its own id [CAT-20, API-41]. */
export const getPackageContents = endpoint('getPackageContents', {
  method: 'GET',
  path: 'portal/product/{id}/contents',
  summary: 'What a cremation package holds, in its order; nothing for any other product',
  access: 'staff',
  params: IdParams,
  response: v.object({ data: v.array(PackageProductSchema) }),
})

/** [API-43] */
export const getProductImage = endpoint('getProductImage', {
  method: 'GET',
  path: 'portal/product/{id}/image',
  summary: 'The primary image of a product, or nothing',
  access: 'staff',
  params: IdParams,
  response: PictureSchema,
})

/** An item in the comparison of items. */
const ComparedProductSchema = v.object({
  ...ListedProductSchema.entries,
  /** The provider removed it from the portal. */
  isWithdrawn: v.boolean(),
  sizes: v.array(
    v.object({
      name: v.string(),
      /** The item's price in this size; null if prices are hidden. */
      price: v.nullable(v.number()),
      isForPet: v.boolean(),
    }),
  ),
  /** Places for words: on the item itself, or on a value that can be chosen. */
  engraving: v.array(
    v.object({
      /** Name of the value; null for the item itself. */
      on: v.nullable(v.string()),
      lines: v.number(),
      characters: v.number(),
      isPlaque: v.boolean(),
    }),
  ),
})
export type ComparedProduct = v.InferOutput<typeof ComparedProductSchema>

/** Items that the catalogue no longer has are left out. */
export const compareProducts = endpoint('compareProducts', {
  method: 'GET',
  path: 'portal/product_comparison',
  summary: 'Two items side by side: prices, sizes, material, engraving',
  access: 'staff',
  query: v.object({ first: id, second: id, petWeight: kilograms }),
  response: v.object({ data: v.array(ComparedProductSchema) }),
})
