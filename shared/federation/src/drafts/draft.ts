import * as v from 'valibot'
import { WIZARD_KINDS } from '@portal/domain'

/** Summary of a draft for lists; its wizard writes it with every change. */
const DraftSummarySchema = v.object({
  kind: v.picklist(WIZARD_KINDS),
  isEdit: v.boolean(),
  serviceType: v.string(),
  /** '' until the server has numbered the booking. */
  orderId: v.string(),
  /** The typed name, else the saved one, else ''. */
  petName: v.string(),
  /** Codes of missing details, as in the booking list. */
  missing: v.array(v.string()),
  /** Whether the booking is submitted; then only the draft's changes are unsubmitted. */
  isSubmitted: v.boolean(),
  /** Whether discarding the draft would lose anything typed. */
  holdsWork: v.boolean(),
  /** Address of the step last shown, where Resume leads [OPEN-55]. */
  resumeAt: v.string(),
})
export type DraftSummary = Readonly<v.InferOutput<typeof DraftSummarySchema>>

export const BookingDraftSchema = v.object({
  /** '' until the server has made the booking. */
  bookingId: v.string(),
  summary: DraftSummarySchema,
  /** Only the wizard knows its shape. */
  work: v.unknown(),
  /** ISO time of the last change. */
  updatedAt: v.string(),
})
/** An unfinished booking: restored after a reload, resumed from the dashboard. */
export type BookingDraft = Readonly<v.InferOutput<typeof BookingDraftSchema>>
