import * as v from 'valibot'
import { amount, listOf, wireId, wireText } from '../value/schema'

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

/** Place of the text on a product or chosen value other than a plaque: an entry of `Words_File` [OPEN-158]. */
export const WordsEntrySchema = v.object({
  SugarID: wireId,
  /** Path of the picture below the media address. */
  Image: wireText,
  /** Centre of the place and its width, in percent of the picture. */
  X: amount,
  Y: amount,
  Width: amount,
  /** Rotation of the place in degrees; missing means none. */
  Lean: amount,
  /** Size of the place, "W x H" in cm. */
  Dimensions: wireText,
  Font: wireText,
  /** Text size in the units of a plaque: the place is 500 units wide. */
  Text_Size: amount,
  Color: wireText,
})
export type WordsEntry = v.InferOutput<typeof WordsEntrySchema>

/** The configuration file [EXT-15]. */
export const PlaqueConfigSchema = v.object({
  Config_File: v.array(PlaqueConfigEntrySchema),
  /** Places for text on engraved products other than plaques. */
  Words_File: listOf(WordsEntrySchema),
})

/** Whether a configured size means "none": 0, "0", " 0 " or empty [OPEN-72]. */
export function isZeroSize(size: string | number | null | undefined): boolean {
  const text = String(size ?? '').trim()
  return text === '' || Number(text) === 0
}

/** The entry with this product id as SugarID [OPEN-72]. */
export function plaqueEntryFor(
  entries: readonly PlaqueConfigEntry[],
  actualProductId: string | null | undefined,
): PlaqueConfigEntry | undefined {
  return entries.find((entry) => entry.SugarID === actualProductId)
}

/** Only plaques with dimensions have engraving options [ENG-17]. */
export const hasDimensions = (entry: Pick<PlaqueConfigEntry, 'Dimensions'>) => !isZeroSize(entry.Dimensions)

/** Only plaques with a photo have image options [ENG-18, CAT-26]. */
export const hasPhoto = (entry: Pick<PlaqueConfigEntry, 'PhotoSize'>) => !isZeroSize(entry.PhotoSize)
