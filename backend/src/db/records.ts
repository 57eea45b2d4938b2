import type { ApprovalMethod, ArtworkState, Visitor, WordsEntry } from '@portal/domain/plaque'
import { CollectionDetailsSchema, OwnerSchema, PetSchema } from '@portal/domain'
import { EngravingRecordSchema } from '@portal/domain/plaque'
import * as v from 'valibot'

/** What lists do not need of a booking: its nouns, whole, as the rules take them. */
export const BookingDetailsSchema = v.object({
  pet: v.nullable(PetSchema),
  owner: v.nullable(OwnerSchema),
  collection: v.nullable(CollectionDetailsSchema),
  clientDetails: v.nullish(v.string()),
  returnOption: v.nullish(v.string()),
})
export type BookingDetails = v.InferOutput<typeof BookingDetailsSchema>

/** A chosen option as it was when the line was written; amounts by pricing option. */
export interface ChildOption {
  id: string
  parentId: string
  baseId: string
  name: string
  engravingText: string | null
  listPrice: number
  baseRate: number
  /** Not there in lines that the portal did not write itself, as the demo's. */
  details?: OptionDetails | undefined
  /** The dropdown; likewise. */
  group?: string
  /** The pet's weight in kg, when this was the size for it. */
  chosenForWeight?: number | null
}

export interface BrandDetails {
  welcomeText: string
  stockInformationUrl: string
  taggingGuidePath: string
  griefBrochurePath: string
  bucketListPath: string
  tagPaths: { private: string; communal: string; hold: string }
}

type WordsPlaceDetails = Omit<WordsEntry, 'SugarID' | 'Lean'> & Partial<Pick<WordsEntry, 'Lean'>>

interface Engravable {
  description: string
  requiresEngraving: boolean
  maxLines: number
  maxCharacters: number
  engravingType: string | null
  minWeight: number | null
  maxWeight: number | null
  requiresCollection: boolean
  includesReturnCharge: boolean
  /** Made for ashes; not there where the catalogue does not say so, and urns hold them all the same [OPEN-340]. */
  holdsAshes?: boolean
  specialOrder: boolean
  showInManagePrep: boolean
  showInConfirmationEmails: boolean
  hideInPortalModal: boolean
  orderInformation: string
  pricingMethod: string
  type: string
  /** Where words go on it, of what is no plaque; not there where nobody has said so. */
  wordsPlace?: WordsPlaceDetails | null
}

export interface ProductDetails extends Engravable {
  costPrice: number
  discountPrice: number | null
  partNumber: string
  weightKg: number | null
  imagePaths: readonly string[]
  engravingBaseImage: string | null
  preCremationInstructions: string
  postCremationInstructions: string
  returnInstructions: string
  sendToUnleashed: boolean
  hasInventory: boolean
  dateAvailable: string | null
}

export interface OptionDetails extends Engravable {
  imagePath: string | null
}

const { isApproved: _column, imageOptions, ...recordEntries } = EngravingRecordSchema.entries

/** The record of a plaque as it was saved; its approval and the keys of its pictures have columns of their own. */
export const EngravingDetailsSchema = v.object({
  ...recordEntries,
  imageOptions: v.object({ ...imageOptions.entries, rotation: v.number() }),
})
export type EngravingDetails = v.InferOutput<typeof EngravingDetailsSchema>

/** What was approved of an artwork, by whom, when and how. */
export interface SubmittedApproval {
  readonly version: number
  readonly sha256: string
  readonly by: string
  readonly as: Visitor
  readonly way: ApprovalMethod | null
  readonly at: string
}

/** The artwork of a plaque line as it was submitted, and its approval, which may follow [OPEN-111]. */
export interface SubmittedArtwork {
  readonly lineId: string
  readonly version: number
  /** Of the artwork's PNG. */
  readonly sha256: string | null
  readonly state: ArtworkState
  readonly approval: SubmittedApproval | null
}
