import * as v from 'valibot'
import { ChildOptionSchema } from '../quoted-line/schema'
import { flag, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

/** One value of a dropdown, which is one of the `parents` of the same answer, as the catalogue offers it [DOM-35, DOM-36]. */
export const ProductOptionSchema = v.object({
  ...ChildOptionSchema.entries,
  /** Not to be chosen in the portal [OPEN-63]. */
  hide_in_portal_modal: flag,
  /** Its picture; '' when it has none. */
  image: wireText,
})
export type ProductOption = v.InferOutput<typeof ProductOptionSchema>

/** What hangs under a product or under a chosen value of it [API-41]. */
export const ProductOptionsSchema = v.object({
  product: v.object({ id: wireId, name: wireText }),
  /** The dropdowns, in their order; one that is optional may stay empty. */
  parents: listOf(v.object({ name: wireText, optionalStatus: flag })),
  /** The values of all of them. */
  filteredproducts: listOf(ProductOptionSchema),
})
export type ProductOptions = v.InferOutput<typeof ProductOptionsSchema>

/** One of the things that a package holds [DOM-34]. */
export const PackageProductSchema = v.object({
  id: wireId,
  /** What it is in the package: 'Keepsake'. */
  name: wireText,
  description: wireText,
  packageProduct: v.object({
    productId: wireId,
    /** What must be done before the pet is handed over [OPEN-97]. */
    preCremationInstructions: wireTextOrNull,
    /** The product, as a value of the package; its own dropdowns hang under it. */
    option: ProductOptionSchema,
  }),
})
export type PackageProduct = v.InferOutput<typeof PackageProductSchema>
