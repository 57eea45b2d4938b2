import * as v from 'valibot'
import { amount, flag, listOf, wireId, wireText, wireTextOrNull } from '../value/schema'

const StockSchema = v.object({ available: amount, minimum: amount })

/** What a catalogue row shows and what the rules need of it. */
const summaryEntries = {
  id: wireId,
  name: wireText,
  description: wireText,
  category: v.nullish(v.object({ id: wireTextOrNull, name: wireText }), null),
  /** A key of `PRODUCT_CATEGORIES`. */
  categoryId: wireText,
  /** What this practice pays or shows; absent with No price [OPEN-84]. */
  price: amount,
  /** On the list; absent where that is not what the practice sees. */
  listPrice: amount,
  /** What it costs instead while it is reduced [OPEN-101]. */
  discountPrice: amount,
  /** A day: before it nothing is ordered [OPEN-101]. */
  dateAvailable: wireTextOrNull,
  productImages: listOf(v.object({ image: wireText })),
  requiresEngraving: flag,
  /** It, or a thing that a package holds, is made for ashes or brings them back [OPEN-340]. */
  holdsAshes: flag,
  specialOrder: flag,
  sendToUnleashed: flag,
  hasInventory: flag,
  /** By brand code; the server may tell the practice's own brand only [DOM-33]. */
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
  /** Taken out of the portal: ordered by nobody anew. */
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
