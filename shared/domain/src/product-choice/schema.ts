import * as v from 'valibot'
import { ChildOptionSchema } from '../quoted-line/schema'
import { flag, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

/**
 * A value of a dropdown, as the catalogue offers it [DOM-35, DOM-36]. Its dropdown is one of `parents` in the same
 * answer.
 */
export const ProductOptionSchema = v.object({
  ...ChildOptionSchema.entries,
  /** Cannot be chosen in the portal [OPEN-63]. */
  hide_in_portal_modal: flag,
  /** Path of the value's picture; '' without a picture. */
  image: wireText,
})
export type ProductOption = v.InferOutput<typeof ProductOptionSchema>

/** The dropdowns of a product or of a chosen value [API-41]. */
export const ProductOptionsSchema = v.object({
  product: v.object({ id: wireId, name: wireText }),
  /** The dropdowns in order; an optional one may stay empty. */
  parents: listOf(v.object({ name: wireText, optionalStatus: flag })),
  /** The values of all dropdowns. */
  filteredproducts: listOf(ProductOptionSchema),
})
export type ProductOptions = v.InferOutput<typeof ProductOptionsSchema>

/** A content of a package [DOM-34]. */
export const PackageProductSchema = v.object({
  id: wireId,
  /** The content's role in the package: 'Keepsake'. */
  name: wireText,
  description: wireText,
  packageProduct: v.object({
    productId: wireId,
    /** Instructions before the pet is handed over [OPEN-97]. */
    preCremationInstructions: wireTextOrNull,
    /** The product as a value of the package, with its own dropdowns. */
    option: ProductOptionSchema,
  }),
})
export type PackageProduct = v.InferOutput<typeof PackageProductSchema>
