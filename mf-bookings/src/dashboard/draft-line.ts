import { formatDetailsDate, wizardTitle, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import type { BookingDraft } from '@portal/federation'
import { missingWords } from '@portal/domain-bundled/list-words'

/** Texts for one draft of this computer [OPEN-55]. */
export interface DraftLine {
  /** Pet and owner, or what the order is for. */
  readonly name: string
  readonly kind: string
  /** What is missing, as a sentence. */
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
