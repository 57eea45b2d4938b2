import * as v from 'valibot'
import { LineArtworkSchema } from '../plaque/state'
import { limitedList, limitedRecord } from '../value/limited'
import {
  MAX_LENGTH,
  amount,
  flag,
  id,
  listOf,
  multilineText,
  text,
  wireId,
  wireText,
  wireTextOrNull,
} from '../value/schema'

/** A chosen option of a product [DOM-35, DOM-36]. */
export const ChildOptionSchema = v.object({
  id: wireId,
  baseId: wireTextOrNull,
  parentId: wireTextOrNull,
  name: wireText,
  unit_price: amount,
  requires_engraving: flag,
  engraving_max_length: amount,
  engraving_max_characters: amount,
  has_image: flag,
  requires_collection: flag,
  includes_return_charge: flag,
  /** Holds or returns ashes [OPEN-340]. */
  holds_ashes: flag,
  description: wireText,
  special_order: flag,
  show_in_manage_prep: flag,
  engraving_type: wireTextOrNull,
  order_information: wireTextOrNull,
  pricing_method_c: wireTextOrNull,
  engraving_text: wireTextOrNull,
  show_in_confirmation_emails_c: flag,
  type: wireTextOrNull,
  child_package_products: listOf(v.unknown()),
  /** Name of the option's dropdown; '' if unknown. */
  group: wireText,
  min_weight: amount,
  max_weight: amount,
  /** The pet's weight in kg for which this size was chosen; null for other choices. */
  chosen_for_weight: amount,
})
export type ChildOption = v.InferOutput<typeof ChildOptionSchema>

/** A child product of a line. Its amounts are not included in the parent's. */
export const ChildProductSchema = v.object({
  id: wireId,
  name: wireText,
  quantity: v.nullish(v.number(), 1),
  unit_price: amount,
  show_in_confirmation_emails_c: flag,
})

/** The product of a line or a content of its package, by today's catalogue. */
export const LinePieceSchema = v.object({
  id: wireId,
  name: wireText,
  requires_engraving: flag,
  /** Holds or returns ashes [OPEN-340]. */
  holds_ashes: flag,
  pre_cremation_instructions: wireTextOrNull,
  return_instructions: wireTextOrNull,
})
export type LinePiece = v.InferOutput<typeof LinePieceSchema>

/** A line as the API sends it. */
export const ServerLineSchema = v.object({
  id: wireId,
  name: wireText,
  quantity: v.pipe(
    amount,
    v.transform((quantity) => quantity ?? 1),
  ),
  unit_price: amount,
  discount_price: amount,
  engraving_text: wireTextOrNull,
  actual_product_id_c: wireTextOrNull,
  producttemplate_id_c: wireTextOrNull,
  parent_product_id: wireTextOrNull,
  package_products_c: v.nullish(v.record(v.string(), v.array(ChildOptionSchema)), {}),
  deleted: flag,
  seq: amount,
  is_vpcreated: flag,
  editId: wireTextOrNull,
  child_products: listOf(ChildProductSchema),
  is_home_collection: flag,
  /** Whether the price of the item or of one of its options includes the return [OPEN-96]. */
  includes_return_charge: flag,
  requires_collection: flag,
  can_be_deleted: v.nullish(flag, true),
  /** The product first, then the contents of a package in order [OPEN-97]. */
  pieces: listOf(LinePieceSchema),
  /** State of a plaque's artwork; null for other lines. */
  artwork: v.nullish(LineArtworkSchema, null),
})
export type ServerLine = v.InferOutput<typeof ServerLineSchema>

/** A line as the pages use it [DOM-18]. */
export const QuotedLineSchema = v.object({
  /** '' until the server has saved the line. */
  id: wireText,
  name: wireText,
  quantity: v.number(),
  unitPrice: amount,
  discountPrice: amount,
  engravingText: wireTextOrNull,
  actualProductIdC: wireTextOrNull,
  producttemplateIdC: wireTextOrNull,
  parentProductId: wireTextOrNull,
  packageProductsC: v.nullish(v.record(v.string(), v.array(ChildOptionSchema)), {}),
  deleted: v.boolean(),
  seq: amount,
  isVpcreated: v.boolean(),
  editId: wireTextOrNull,
  childProducts: listOf(
    v.object({
      id: wireId,
      name: wireText,
      quantity: v.number(),
      unitPrice: amount,
      showInConfirmationEmails: v.boolean(),
    }),
  ),
  isHomeCollection: v.boolean(),
  includesReturnCharge: flag,
  requiresCollection: flag,
  canBeDeleted: v.boolean(),
  pieces: listOf(LinePieceSchema),
  /** State of a plaque's artwork; null for other lines. */
  artwork: v.nullish(LineArtworkSchema, null),
})
export type QuotedLine = v.InferOutput<typeof QuotedLineSchema>

const ChosenOptionSchema = v.object({
  id,
  engraving_text: v.nullish(multilineText(MAX_LENGTH.engraving)),
})

/** A line for the API [DOM-20]. The server has its name and price [OPEN-84]. */
export const SubmitLineSchema = v.object({
  id: v.nullish(v.union([v.literal(''), id])),
  /**
   * Allows more than `MAX_QUANTITY`: an old line may be sent back unchanged, and new ones get a better message
   * [OPEN-100].
   */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  deleted: v.boolean(),
  product: id,
  package_products_c: v.nullish(limitedRecord(id, limitedList(ChosenOptionSchema, { max: 50 }), { max: 50 }), {}),
  engraving_text: v.nullish(multilineText(MAX_LENGTH.engraving)),
  editId: v.nullish(text(MAX_LENGTH.name)),
  is_vpcreated: v.nullish(v.boolean(), true),
  is_home_collection: v.nullish(v.boolean(), false),
})
export type SubmitLine = v.InferOutput<typeof SubmitLineSchema>
