import type { PortalBooking, WizardKind } from '@portal/domain'
import type { WizardStep } from '@portal/forms'
import type { WizardState } from './wizard-state'

/** A wizard as data: its steps in order. Titles, sections and rules follow from kind and booking. */
export interface WizardDefinition {
  readonly kind: WizardKind
  /** Address of the new-booking wizard. */
  readonly path: string
  readonly steps: (booking: PortalBooking) => readonly WizardStep<WizardState>[]
}
