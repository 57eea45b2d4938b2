import type { BrandCode } from '@portal/brand'
import type { Address, PartialFees } from '@portal/domain'
import type { World } from 'backend'

type DemoRelationship = 'vet_direct' | 'referral' | 'vet_unity'

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

export type DemoAddress = Readonly<Address>

/** Row of a practice, with narrower types. */
export type DemoPractice = Readonly<Required<Omit<World['practices'][number], 'version'>>> & {
  readonly brand: BrandCode
  readonly relationship: DemoRelationship
  readonly representativeId: string
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
  /** A value of `SERVICE_TYPE`: rules depend on it. */
  readonly name: string
}

export interface DemoBreed {
  readonly petType: string
  readonly name: string
  readonly customUnit: string | null
  readonly customUnitToKgRatio: number | null
}

/** Home collection zone of `GET portal/postcode/zone`. */
export interface DemoZone {
  /** Id of the collection product; `products` may lack it. */
  readonly id: string
  readonly name: string
  /** null = to be confirmed. */
  readonly fees: PartialFees
  readonly localities: readonly { readonly postalcode: string; readonly city: string }[]
}

export interface DemoInvoice {
  readonly id: string
  readonly practiceId: string
  readonly number: string
  readonly date: Date
  readonly type: string
  readonly status: string
  readonly total: number
  readonly dueDate: Date | null
  readonly amountDue: number
  /** Media path of the PDF, which the server serves only to the practice. */
  readonly pdfPath: string
  readonly lines: readonly { readonly description: string; readonly quantity: number; readonly unitPrice: number }[]
}

/** An entry of `vet_facing_string_map`. */
export interface DemoStageLabel {
  readonly stage: string
  readonly label: string
}
