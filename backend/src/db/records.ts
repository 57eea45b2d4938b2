import type { ApprovalMethod, ArtworkState, Visitor, WordsEntry } from '@portal/domain/plaque'
import { CollectionDetailsSchema, NounTable, OwnerSchema, PetSchema, bookingFields } from '@portal/domain'
import { EngravingRecordSchema } from '@portal/domain/plaque'
import * as v from 'valibot'

const { vetStaff: _vetStaff, isPackage: _isPackage, ...ownFields } = bookingFields.fields

/** Fields of a booking itself that have no column of their own. */
export const detailFields = new NounTable(ownFields)

/** Details of a booking that lists do not need, in the shape that the rules use. */
export const BookingDetailsSchema = v.object({
  pet: v.nullable(PetSchema),
  owner: v.nullable(OwnerSchema),
  collection: v.nullable(CollectionDetailsSchema),
  ...detailFields.schema.entries,
})
export type BookingDetails = v.InferOutput<typeof BookingDetailsSchema>

/** Details of a new booking. */
export const emptyDetails = (): BookingDetails => ({
  ...detailFields.empty(),
  pet: null,
  owner: null,
  collection: null,
})

/** A chosen option as it was when the line was written, with amounts of both price lists. */
export interface ChildOption {
  id: string
  parentId: string
  baseId: string
  name: string
  engravingText: string | null
  listPrice: number
  baseRate: number
  /** Missing in lines that the portal did not write itself, such as demo data. */
  details?: OptionDetails | undefined
  /** Name of the dropdown; missing in the same lines as `details`. */
  group?: string
  /** The pet's weight in kg for which this size was chosen. */
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

interface ItemDetails {
  description: string
  requiresEngraving: boolean
  maxLines: number
  maxCharacters: number
  engravingType: string | null
  minWeight: number | null
  maxWeight: number | null
  requiresCollection: boolean
  includesReturnCharge: boolean
  /** Holds ashes. Missing in old data; urns hold ashes in any case [OPEN-340]. */
  holdsAshes?: boolean
  specialOrder: boolean
  showInManagePrep: boolean
  showInConfirmationEmails: boolean
  hideInPortalModal: boolean
  orderInformation: string
  pricingMethod: string
  type: string
  /** Place of the text on a product other than a plaque; missing if not configured. */
  wordsPlace?: WordsPlaceDetails | null
}

export interface ProductDetails extends ItemDetails {
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

export interface OptionDetails extends ItemDetails {
  imagePath: string | null
}

const { isApproved: _column, imageOptions, ...recordEntries } = EngravingRecordSchema.entries

/** The saved record of a plaque. Its approval and picture keys have their own columns. */
export const EngravingDetailsSchema = v.object({
  ...recordEntries,
  imageOptions: v.object({ ...imageOptions.entries, rotation: v.number() }),
})
export type EngravingDetails = v.InferOutput<typeof EngravingDetailsSchema>

/** An approval: which version, by whom, when and how. */
export interface SubmittedApproval {
  readonly version: number
  readonly sha256: string
  readonly by: string
  readonly as: Visitor
  readonly method: ApprovalMethod | null
  readonly at: string
}

/** The artwork of a plaque line at the submission, and its approval, which may follow later [OPEN-111]. */
export interface SubmittedArtwork {
  readonly lineId: string
  readonly version: number
  /** Digest of the artwork's PNG. */
  readonly sha256: string | null
  readonly state: ArtworkState
  readonly approval: SubmittedApproval | null
}
