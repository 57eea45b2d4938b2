import { missingIn, petFullName } from '@portal/domain'
import type { PortalBooking, WizardKind } from '@portal/domain'
import type { DraftSummary } from '@portal/federation'
import type { DraftWork } from './session/draft-work'
import { isSubmitted } from './session/submitted'

export interface WizardAddress {
  readonly kind: WizardKind
  readonly isEdit: boolean
  /** Without the hash of the step. */
  readonly path: string
}

/** The draft's summary for dashboard and chooser. `booking` is the saved booking with the typed values applied. */
export function draftSummary(wizard: WizardAddress, booking: PortalBooking, work: DraftWork): DraftSummary {
  const { kind, isEdit, path } = wizard
  return {
    kind,
    isEdit,
    serviceType: booking.serviceType,
    orderId: booking.orderId,
    petName: petFullName(booking.pet),
    missing: missingIn(booking),
    isSubmitted: isSubmitted(booking),
    holdsWork: booking.id !== '' || Object.keys(work.unsaved).length > 0 || work.pendingWrite !== null,
    resumeAt: path + work.step,
  }
}
