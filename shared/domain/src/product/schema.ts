import * as v from 'valibot'
import { amount, flag, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

const StockSchema = v.object({ available: amount, minimum: amount })

/** Fields of a catalogue row, and those that the rules need. */
const summaryEntries = {
  id: wireId,
  name: wireText,
  description: wireText,
  category: v.nullish(v.object({ id: wireTextOrNull, name: wireText }), null),
  /** A key of `PRODUCT_CATEGORIES`. */
  categoryId: wireText,
  /** The price for this practice; absent with No price [OPEN-84]. */
  price: amount,
  /** The list price; absent if the practice does not see it. */
  listPrice: amount,
  /** The present price while the product is reduced [OPEN-101]. */
  discountPrice: amount,
  /** First day on which the product can be ordered [OPEN-101]. */
  dateAvailable: wireTextOrNull,
  productImages: listOf(v.object({ image: wireText })),
  requiresEngraving: flag,
  /** The item, or a content of the package, holds or returns ashes [OPEN-340]. */
  holdsAshes: flag,
  specialOrder: flag,
  sendToUnleashed: flag,
  hasInventory: flag,
  /** Stock by brand code. The server may send the practice's own brand only [DOM-33]. */
  stock: v.nullish(v.record(v.string(), StockSchema), {}),
}

export const ProductSummarySchema = v.object(summaryEntries)
export type ProductSummary = v.InferOutput<typeof ProductSummarySchema>

/** A product [DOM-30..33]. */
export const ProductSchema = v.object({
  ...summaryEntries,
  baseRate: amount,
  costPrice: amount,
  mftPartNum: wireTextOrNull,
  qtyInStock: amount,
  status: wireTextOrNull,
  typeId: wireTextOrNull,
  weight: amount,
  packageId: wireTextOrNull,
  baseId: wireTextOrNull,
  pivot: v.nullish(v.object({ parent_product_id: wireTextOrNull }), null),
  /** Removed from the portal; cannot be ordered. */
  hideInPortalModal: flag,
  maxLines: amount,
  maxCharacters: amount,
  engravingBaseImage: wireTextOrNull,
  engravingType: wireTextOrNull,
  requiresCollection: flag,
  includesReturnCharge: flag,
  preCremationInstructions: wireTextOrNull,
  postCremationInstructions: wireTextOrNull,
  returnInstructions: wireTextOrNull,
  showInManagePrep: flag,
  orderInformation: wireTextOrNull,
  pricingMethod: wireTextOrNull,
  showInConfirmationEmails: flag,
  type: wireTextOrNull,
  minWeight: amount,
  maxWeight: amount,
  orderBy: amount,
  /** [API-42] */
  total_product_price: amount,
})
export type Product = v.InferOutput<typeof ProductSchema>
