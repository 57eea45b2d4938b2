import type { BookingDraft, DraftSummary } from '@portal/federation'

/** A non-empty draft of a new private cremation; arguments override its values. */
export function draftOf(summary: Partial<DraftSummary> = {}, others: Partial<BookingDraft> = {}): BookingDraft {
  return {
    bookingId: '',
    summary: {
      kind: 'private',
      isEdit: false,
      serviceType: 'private cremation & return of ashes',
      orderId: '',
      petName: '',
      missing: [],
      isSubmitted: false,
      holdsWork: true,
      resumeAt: '/new-booking/private',
      ...summary,
    },
    work: null,
    updatedAt: '2026-03-14T02:05:00.000Z',
    ...others,
  }
}
