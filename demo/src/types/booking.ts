import type { PartialFees } from '@portal/domain'
import type { EngravingDraft } from '@portal/domain/plaque'
import type { DemoAddress } from './practice'

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

interface DemoCollection {
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
  /** Parent id to the ids of what is below it: chosen options, or what a package holds. */
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
  readonly fees: PartialFees
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

/** The draft of a plaque, its files and the owner's answer. */
export interface DemoEngraving {
  readonly id: string
  readonly bookingId: string
  readonly lineId: string
  readonly productId: string
  readonly draft: EngravingDraft
  readonly savedBy: string
  readonly savedAt: Date
  /** Path below `media/`, without a file extension. */
  readonly artworkName: string
  readonly photoPath: string | null
  readonly approved: { readonly by: string; readonly at: Date } | null
  /** Locked by wrong phone numbers. */
  readonly isLocked: boolean
  readonly asked: { readonly note: string; readonly at: Date } | null
  /** Mails that ask the owner for approval; null when none was sent. */
  readonly request: DemoRequest | null
}

export interface DemoRequest {
  readonly requestedAt: Date
  readonly openedFirst: Date | null
  readonly openedLast: Date | null
  readonly answeredAt: Date | null
  /** Mail address. */
  readonly to: string
  readonly isRefused: boolean
  readonly sent: readonly { readonly kind: 'ask' | 'reminder'; readonly at: Date }[]
}
