import { formatDetailsDate, wizardTitle, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { BookingDraft } from '@portal/federation'
import { missingWords } from '@portal/domain-bundled/list-words'

/** Texts for one draft of this computer [OPEN-55]. */
export interface DraftLine {
  /** The pet's name, or 'Vet supplies'. */
  readonly name: string
  readonly kind: string
  /** Missing details as a sentence; without any, whether the booking is submitted. */
  readonly state: string
  readonly changed: string
}

export function draftLine({ summary, updatedAt }: BookingDraft, zone: TimeZone): DraftLine {
  const { kind, isEdit, serviceType, orderId, petName, missing, isSubmitted } = summary
  return {
    name: petName || (kind === 'vet-supply-order' ? 'Vet supplies' : 'No pet name yet'),
    kind: [orderId && `Booking ${orderId}`, wizardTitle(kind, serviceType, isEdit)].filter(Boolean).join(', '),
    state:
      missingWords(missing) || (isSubmitted ? 'Submitted. Your changes are not confirmed yet' : 'Not submitted yet'),
    changed: withTimeZone(formatDetailsDate(updatedAt, zone), zone),
  }
}
