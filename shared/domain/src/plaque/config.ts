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

/** Where words go on a product, or on a value chosen for it, that is no plaque: an entry of `Words_File` [OPEN-158]. */
export const WordsEntrySchema = v.object({
  SugarID: wireId,
  /** The picture that they go on, below the address of media. */
  Image: wireText,
  /** The middle of their place on it, and its width, in percent. */
  X: amount,
  Y: amount,
  Width: amount,
  /** How far it leans on the picture, in degrees; none stands straight. */
  Lean: amount,
  /** Of the place, "W x H" in cm. */
  Dimensions: wireText,
  Font: wireText,
  /** As sizes of a plaque are told: in units of which the place is 500 wide. */
  Text_Size: amount,
  Color: wireText,
})
export type WordsEntry = v.InferOutput<typeof WordsEntrySchema>

/** The file [EXT-15]. */
export const PlaqueConfigSchema = v.object({
  Config_File: v.array(PlaqueConfigEntrySchema),
  /** Of engraved products that are no plaques. */
  Words_File: listOf(WordsEntrySchema),
})

/** 0, "0" and " 0 " alike mean: this plaque has none [OPEN-72]. */
export function isZeroSize(size: string | number | null | undefined): boolean {
  const text = String(size ?? '').trim()
  return text === '' || Number(text) === 0
}

/** The entry whose SugarID is the line's actual product id [OPEN-72]. */
export function plaqueEntryFor(
  entries: readonly PlaqueConfigEntry[],
  actualProductId: string | null | undefined,
): PlaqueConfigEntry | undefined {
  return entries.find((entry) => entry.SugarID === actualProductId)
}

/** Engraving options are for plaques with dimensions [ENG-17]. */
export const hasDimensions = (entry: Pick<PlaqueConfigEntry, 'Dimensions'>) => !isZeroSize(entry.Dimensions)

/** Image options are for plaques with a photo [ENG-18, CAT-26]. */
export const hasPhoto = (entry: Pick<PlaqueConfigEntry, 'PhotoSize'>) => !isZeroSize(entry.PhotoSize)
