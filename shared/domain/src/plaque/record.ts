import * as v from 'valibot'
import { amount, flag, wireId, wireText, wireTextOrNull } from '../value/schema'
import { DEFAULT_FONT } from './limits'

const EngravingTextSchema = v.object({
  text: wireText,
  size: amount,
  font: v.pipe(
    wireText,
    v.transform((font) => font || DEFAULT_FONT),
  ),
  max: amount,
})
export type EngravingText = v.InferOutput<typeof EngravingTextSchema>

export const AreaSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

/** [DOM-37..39] */
export const EngravingRecordSchema = v.object({
  id: wireText,
  bookingId: wireText,
  quotedProductId: wireText,
  productId: wireText,
  color: wireText,
  dimensions: wireText,
  iconRatio: wireText,
  nameSize: amount,
  photoSize: wireText,
  product: wireText,
  ratios: wireText,
  shape: wireText,
  size: wireText,
  icon: wireTextOrNull,
  iconPlacement: v.pipe(
    wireText,
    v.transform((placement) => placement || 'Left'),
  ),
  iconPosition: wireTextOrNull,
  petName: EngravingTextSchema,
  primaryText: EngravingTextSchema,
  secondaryText: EngravingTextSchema,
  customTextImage: wireTextOrNull,
  engravingOptionsImage: wireTextOrNull,
  imageOptions: v.object({
    croppedImage: wireTextOrNull,
    fileImgSrc: wireTextOrNull,
    croppedAreaPixels: v.nullish(AreaSchema, null),
    aspectW: amount,
    aspectH: amount,
  }),
  isApproved: flag,
  customText: wireTextOrNull,
  /** Words on an item that is no plaque, in the order of the picture; null for a plaque [OPEN-383]. */
  words: v.nullish(v.array(v.object({ productId: wireId, product: wireText, text: wireText })), null),
})
/** Words of one item of a line: its own, or those of a chosen option. */
export type EngravedWords = NonNullable<EngravingRecord['words']>[number]
export type EngravingRecord = v.InferOutput<typeof EngravingRecordSchema>

/** [DOM-40] */
export const EngravingFilesSchema = v.object({
  imageOptionsUrl: wireTextOrNull,
  engravingOptionsUrl: wireTextOrNull,
})
export type EngravingFiles = v.InferOutput<typeof EngravingFilesSchema>
