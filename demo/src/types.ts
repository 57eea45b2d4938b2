import type { BrandCode } from '@portal/brand'
import type { NamedFees } from '@portal/domain'

/**
 * The demo world as plain data: the seam between what writes it and `rows/` (which makes the backend's rows of it).
 *
 * Conventions: ids are stable strings matching `^[\w-]{1,64}$`, the same on every reset; money is
 * Australian dollars as a number with two decimals; media paths are relative to `/api/media/`
 * (`brands/wa-lwd.svg`) and must be answered by `mediaFile(path)`; order of arrays is display order.
 */
export interface DemoWorld {
  readonly brands: readonly DemoBrand[]
  readonly representatives: readonly DemoRepresentative[]
  readonly practices: readonly DemoPractice[]
  readonly contacts: readonly DemoContact[]
  readonly serviceTypes: readonly DemoServiceType[]
  readonly petTypes: readonly string[]
  readonly breeds: readonly DemoBreed[]
  readonly zones: readonly DemoZone[]
  readonly products: readonly DemoProduct[]
  readonly options: readonly DemoOption[]
  readonly packages: readonly DemoPackage[]
  readonly bookings: readonly DemoBooking[]
  readonly engravings: readonly DemoEngraving[]
  readonly invoices: readonly DemoInvoice[]
  readonly plaqueConfig: readonly DemoPlaque[]
  readonly stageLabels: readonly DemoStageLabel[]
}

export type DemoRelationship = 'vet_direct' | 'referral' | 'vet_unity'

export interface DemoBrand {
  readonly code: BrandCode
  readonly name: string
  readonly parent: string
  /** `+61…` */
  readonly phoneWork: string
  readonly email: string
  readonly logoPath: string
  readonly welcomeText: string
  readonly stockInformationUrl: string
  readonly taggingGuidePath: string
  readonly griefBrochurePath: string
  readonly bucketListPath: string
  /** Pictures of the tag cards: private cremation, communal cremation, hold. */
  readonly tagPaths: { readonly private: string; readonly communal: string; readonly hold: string }
}

export interface DemoRepresentative {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  /** `+61…` */
  readonly phoneMobile: string
  readonly email: string
  readonly picturePath: string
}

export interface DemoAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalcode: string
  readonly country: string
  readonly lat: number | null
  readonly lng: number | null
}

export interface DemoPractice {
  readonly id: string
  readonly name: string
  readonly brand: BrandCode
  readonly relationship: DemoRelationship
  readonly hasPortalAccess: 'Yes' | 'No'
  readonly pricing: 'No price' | 'Pricebook' | 'RRP'
  readonly defaultCollectionLocation: 'Vet' | 'Customer' | 'Other'
  readonly providesClientDetails: 0 | 1
  readonly temporaryOpportunityId: string
  readonly office: DemoAddress
  readonly email: string
  readonly phone: string
  readonly representativeId: string
  /** Of a collection from the practice; null = to be confirmed. */
  readonly fees: NamedFees
}

export interface DemoContact {
  readonly id: string
  readonly practiceId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The login of the identity service, compared case-insensitively. */
  readonly cognitoUsername: string
  /** 'Level 1' = Vet Staff, 'Level 3' = Vet Owner. */
  readonly portalAccess: string
  readonly active: boolean
}

export interface DemoServiceType {
  readonly id: string
  readonly practiceId: string
  /** Service type string that drives behaviour: use the constants of `@portal/domain`. */
  readonly name: string
}

export interface DemoBreed {
  readonly petType: string
  readonly name: string
  readonly customUnit: string | null
  readonly customUnitToKgRatio: number | null
}

/** A home collection zone: what `GET portal/postcode/zone` offers for an address. */
export interface DemoZone {
  /** Id of the collection product (need not be among `products`). */
  readonly id: string
  readonly name: string
  /** In this zone; null = to be confirmed. */
  readonly fees: NamedFees
  readonly localities: readonly { readonly postalcode: string; readonly city: string }[]
}

export type DemoCategory =
  | 'keepsakes'
  | 'memorialisation'
  | 'urns'
  | 'metalUrns'
  | 'ceramicUrns'
  | 'vetSupplies'
  | 'cremationPackages'

export interface DemoStock {
  readonly available: number
  readonly minimum: number
}

export interface DemoProduct {
  readonly id: string
  readonly name: string
  readonly category: DemoCategory
  readonly description: string
  /** Price shown with 'RRP'. */
  readonly listPrice: number
  /** Price shown with 'Pricebook'. */
  readonly baseRate: number
  readonly costPrice: number
  readonly discountPrice: number | null
  readonly partNumber: string
  readonly weightKg: number | null
  readonly imagePaths: readonly string[]
  readonly requiresEngraving: boolean
  readonly maxLines: number
  readonly maxCharacters: number
  readonly engravingBaseImage: string | null
  readonly engravingType: string | null
  readonly requiresCollection: boolean
  readonly includesReturnCharge: boolean
  readonly preCremationInstructions: string
  readonly postCremationInstructions: string
  readonly returnInstructions: string
  readonly specialOrder: boolean
  readonly showInManagePrep: boolean
  readonly showInConfirmationEmails: boolean
  readonly hideInPortalModal: boolean
  readonly orderInformation: string
  readonly pricingMethod: string
  readonly type: string
  readonly minWeight: number | null
  readonly maxWeight: number | null
  readonly orderBy: number
  readonly sendToUnleashed: boolean
  readonly hasInventory: boolean
  readonly dateAvailable: string | null
  /** Stock per brand; a missing brand means nothing in stock there. */
  readonly stock: Readonly<Partial<Record<BrandCode, DemoStock>>>
  /** Service type names the product is offered for; null = all. */
  readonly serviceTypes: readonly string[] | null
}

/** One value of one option dropdown of a product; `parentId` = the product or the option it hangs under. */
export interface DemoOption {
  readonly id: string
  /** The product at the root of the tree. */
  readonly baseId: string
  readonly parentId: string
  /** Label of the dropdown this value stands in ('Size', 'Colour'). */
  readonly group: string
  /** Whether the dropdown must have a value. */
  readonly groupOptional: boolean
  readonly name: string
  readonly description: string
  /** Added to the product's price with 'RRP' and 'Pricebook'. */
  readonly listPrice: number
  readonly baseRate: number
  readonly minWeight: number | null
  readonly maxWeight: number | null
  readonly requiresEngraving: boolean
  readonly maxLines: number
  readonly maxCharacters: number
  readonly engravingType: string | null
  readonly imagePath: string | null
  readonly requiresCollection: boolean
  readonly includesReturnCharge: boolean
  readonly specialOrder: boolean
  readonly showInManagePrep: boolean
  readonly showInConfirmationEmails: boolean
  readonly hideInPortalModal: boolean
  readonly orderInformation: string
  readonly pricingMethod: string
  readonly type: string
}

export interface DemoPackage {
  /** Product of category `cremationPackages`. */
  readonly productId: string
  readonly items: readonly {
    readonly id: string
    /** The catalogue product that belongs to the package. */
    readonly productId: string
    readonly name: string
    readonly description: string
  }[]
}

export interface DemoPet {
  readonly firstName: string
  readonly lastName: string
  readonly type: string
  readonly breed: string
  readonly sex: 'Male' | 'Female'
  readonly size: string
  /** kg; null = not weighed. */
  readonly weight: number | null
  readonly customUnit: number | null
  readonly collected: boolean
  readonly detailsChecked: boolean
  readonly hadIssue: boolean
}

export interface DemoOwner {
  readonly firstName: string
  readonly lastName: string
  /** `+61…` */
  readonly phoneNumber: string
  readonly email: string
  readonly address: DemoAddress
  readonly returnTo: string
}

export interface DemoCollection {
  readonly option: 'vet_address' | 'customer_address' | 'postal_address'
  readonly address: DemoAddress
  readonly zoneId: string | null
}

export interface DemoLine {
  readonly id: string
  /** A product of the catalogue, or a zone id with `homeCollection`. Names and prices come from there. */
  readonly productId: string
  readonly quantity: number
  readonly engravingText: string
  /** Parent id to the ids of the chosen options below it. */
  readonly packageProducts: Readonly<Record<string, readonly string[]>>
  readonly homeCollection: boolean
  readonly deleted: boolean
}

export interface DemoBooking {
  readonly id: string
  /** Shown as Booking ID. */
  readonly orderId: number
  readonly practiceId: string
  readonly stage: string
  readonly serviceTypeId: string
  readonly vetStaff: string
  readonly dateEntered: Date
  readonly okPrepareTime: Date | null
  readonly okPrepare: boolean
  readonly okCremate: boolean
  readonly isPackage: boolean
  readonly billTo: string
  readonly pet: DemoPet | null
  /** null = owner details are not provided. */
  readonly owner: DemoOwner | null
  readonly collection: DemoCollection | null
  /** null = to be confirmed. */
  readonly fees: NamedFees
  readonly lines: readonly DemoLine[]
  readonly instructions: readonly { readonly id: string; readonly description: string; readonly completed: boolean }[]
  /** Oldest first; a stage change has `field` 'order_stage_c'. */
  readonly events: readonly DemoEvent[]
  /** Pet tag photos, the first is shown in lists. */
  readonly imagePaths: readonly string[]
}

export interface DemoEvent {
  readonly at: Date
  readonly field: string
  readonly fromValue: string
  readonly toValue: string
  readonly by: string
}

export interface DemoText {
  readonly text: string
  readonly size: number
  readonly font: string
  readonly max: number
}

export interface DemoEngraving {
  readonly id: string
  readonly bookingId: string
  readonly lineId: string
  readonly productId: string
  readonly icon: string
  readonly iconPosition: 'Left' | 'Right'
  readonly petName: DemoText
  readonly primaryText: DemoText
  readonly secondaryText: DemoText
  readonly imagePath: string | null
  readonly approvedAt: Date | null
}

export interface DemoInvoice {
  readonly id: string
  readonly practiceId: string
  readonly number: string
  readonly date: Date
  readonly type: string
  readonly status: string
  readonly total: number
  /** Media path of the PDF; `mediaFile` answers it, the server never serves it in the open. */
  readonly pdfPath: string
  readonly lines: readonly { readonly description: string; readonly quantity: number; readonly unitPrice: number }[]
}

/** One entry of `fpc_config.json`, field names as there. */
export interface DemoPlaque {
  readonly SugarID: string
  readonly ID: string
  readonly Product: string
  readonly Size: string
  readonly Shape: string
  readonly Color: string
  readonly Dimensions: string
  readonly Ratios: string
  readonly PhotoSize: string
  readonly Icon_Ratio: string
  readonly Name_Size: string
  readonly Text1_Size: string
  readonly Text2_Size: string
  readonly Name_Max: string
  readonly Text1_Max: string
  readonly Text2_Max: string
  readonly Vessel_Image: 1 | 2 | 3
}

/** An entry of `vet_facing_string_map`. */
export interface DemoStageLabel {
  readonly stage: string
  readonly label: string
}
