import * as v from 'valibot'
import { amount, flag, wireId, wireText, wireTextOrNull } from '../value/schema'

const sizeText = v.pipe(
  wireText,
  v.transform((value) => value.trim()),
)

/** An entry of `fpc_config.json` [ENG-58]. */
export const PlaqueConfigEntrySchema = v.object({
  SugarID: wireId,
  ID: wireText,
  Product: wireText,
  Size: wireText,
  Shape: wireText,
  Color: wireText,
  Dimensions: sizeText,
  Ratios: wireText,
  PhotoSize: sizeText,
  Icon_Ratio: wireText,
  Name_Size: amount,
  Text1_Size: amount,
  Text2_Size: amount,
  Name_Max: amount,
  Text1_Max: amount,
  Text2_Max: amount,
  Vessel_Image: amount,
})
export type PlaqueConfigEntry = v.InferOutput<typeof PlaqueConfigEntrySchema>

/** The file [EXT-15]. */
export const PlaqueConfigSchema = v.object({ Config_File: v.array(PlaqueConfigEntrySchema) })

export const DEFAULT_FONT = 'Arial'

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

const AreaSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

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
})
export type EngravingRecord = v.InferOutput<typeof EngravingRecordSchema>

/** [DOM-40] */
export const EngravingFilesSchema = v.object({
  imageOptionsUrl: wireTextOrNull,
  engravingOptionsUrl: wireTextOrNull,
})
export type EngravingFiles = v.InferOutput<typeof EngravingFilesSchema>
