import type { CollectionOption } from '@portal/domain'

/** What the jsonb columns hold. */
export interface AddressRecord {
  street: string
  city: string
  state: string
  postalcode: string
  country: string
  lat: number | null
  lng: number | null
}

export interface PetRecord {
  type: string
  breed: string
  sex: string
  size: string
  weight: number | null
  customUnit: number | null
  customUnitName: string | null
  customUnitRatio: number | null
  collected: boolean
  detailsChecked: boolean
  hadIssue: boolean
}

export interface OwnerRecord {
  email: string
  address: AddressRecord
  returnTo: string
}

export interface CollectionRecord {
  option: CollectionOption
  address: AddressRecord
  zoneId: string | null
}

/** The parts of a booking that lists do not need; names and phone are columns. */
export interface BookingDetails {
  pet: PetRecord | null
  owner: OwnerRecord | null
  collection: CollectionRecord | null
  clientDetails?: string | null
  returnOption?: string | null
}

/** A chosen option as it was when the line was written; amounts by pricing option. */
export interface ChildOption {
  id: string
  parentId: string
  baseId: string
  name: string
  engravingText: string | null
  listPrice: number
  baseRate: number
}

export interface BrandDetails {
  welcomeText: string
  stockInformationUrl: string
  taggingGuidePath: string
  griefBrochurePath: string
  bucketListPath: string
  tagPaths: { private: string; communal: string; hold: string }
}

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
  specialOrder: boolean
  showInManagePrep: boolean
  showInConfirmationEmails: boolean
  hideInPortalModal: boolean
  orderInformation: string
  pricingMethod: string
  type: string
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

interface EngravingText {
  text: string
  size: number
  font: string
  max: number
}

export interface EngravingDetails {
  icon: string
  iconPosition: string
  petName: EngravingText
  primaryText: EngravingText
  secondaryText: EngravingText
  imagePath: string | null
}
