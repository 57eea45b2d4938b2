import { PackageProductSchema, ProductOptionsSchema, ProductSchema, ProductSummarySchema, id, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams, PictureSchema, commaList, kilograms, page, pageOf, pageSize, term } from './shared-schemas'

/** A row of the product list. */
const ListedProductSchema = v.object({
  ...ProductSummarySchema.entries,
  /** Price of a package with the sizes for the pet's weight; missing if no weight was sent [OPEN-211]. */
  priceForPet: v.nullish(v.number(), null),
})
export type ListedProduct = v.InferOutput<typeof ListedProductSchema>

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
    /** In kg. Packages then have a price for that weight [OPEN-211]. */
    petWeight: kilograms,
  }),
  response: pageOf(ListedProductSchema),
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
