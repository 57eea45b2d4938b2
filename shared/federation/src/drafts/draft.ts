import * as v from 'valibot'
import { WIZARD_KINDS } from '@portal/domain'

/** What a draft says of itself to whoever lists it; its wizard writes it anew with every change. */
const DraftSummarySchema = v.object({
  kind: v.picklist(WIZARD_KINDS),
  isEdit: v.boolean(),
  serviceType: v.string(),
  /** '' until the server has numbered the booking. */
  orderId: v.string(),
  /** What is typed counts before what is saved; '' while neither is given. */
  petName: v.string(),
  /** Codes of what is missing, as the booking list has them. */
  missing: v.array(v.string()),
  /** The booking is submitted: only what is changed of it is not. */
  isSubmitted: v.boolean(),
  /** Whether discarding it would lose something; a wizard that was only opened is no unfinished booking. */
  holdsWork: v.boolean(),
  /** Where Resume goes: its wizard, at the step last shown [OPEN-55]. */
  resumeAt: v.string(),
})
export type DraftSummary = Readonly<v.InferOutput<typeof DraftSummarySchema>>

export const BookingDraftSchema = v.object({
  /** '' until the server has made the booking. */
  bookingId: v.string(),
  summary: DraftSummarySchema,
  /** Private to the wizard, which alone knows its shape. */
  work: v.unknown(),
  /** ISO time of the last change. */
  updatedAt: v.string(),
})
/** A booking somebody is working on: restored after a reload, resumed from the dashboard. */
export type BookingDraft = Readonly<v.InferOutput<typeof BookingDraftSchema>>
