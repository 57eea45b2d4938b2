import { v } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import { ChosenAnewSchema } from '../chosen-anew'
import type { ChosenAnew } from '../chosen-anew'
import type { BookingWrite, InstructionsWrite, PendingWrite } from './write'

/** What somebody typed in a step, and what they typed it upon [OPEN-87]. */
export interface Unsaved {
  readonly version: number
  readonly values: unknown
  /** The form's values of that version; none: it was typed upon an empty form. */
  readonly base?: unknown
}

/** The wizard's own part of a draft: what was done here, nothing of what the server holds. */
export interface DraftWork {
  /** Typed in the chooser: what a booking starts from that the server has not made yet; '' when editing. */
  readonly vetStaff: string
  /** Slug of the booking option. */
  readonly option: string
  /** Hash of the step last shown. */
  readonly step: string
  /** The first step was saved on the server [WIZ-64]. */
  readonly movedPastFirstStep: boolean
  /** What stands in the forms and is not saved yet, by step hash. */
  readonly unsaved: Readonly<Record<string, Unsaved>>
  /** What the first step's form holds behind what was saved; the form alone reads it. */
  readonly keptWords?: unknown
  readonly pendingWrite: PendingWrite | null
  /** The kind that was chosen for a booking which the server has as another [OPEN-341]. */
  readonly chosen?: ChosenAnew | null | undefined
}

const text = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)
const UnsavedSchema = v.object({ version: v.number(), values: v.unknown(), base: v.nullish(v.unknown()) })
const pendingBase = { key: v.string(), bookingId: v.string(), version: v.number() }
// The server checks every body; a damaged one is refused and then forgotten.
const PendingSchema = v.union([
  v.object({
    is: v.literal('booking'),
    ...pendingBase,
    body: v.custom<BookingWrite['body']>((body) => typeof body === 'object' && body !== null),
  }),
  v.object({
    is: v.literal('instructions'),
    ...pendingBase,
    call: v.picklist(['add', 'replace']),
    rows: v.custom<InstructionsWrite['rows']>(Array.isArray),
  }),
])

/** Every part is taken only for what it is. */
const WorkSchema = v.object({
  vetStaff: text,
  option: text,
  step: text,
  movedPastFirstStep: flag,
  unsaved: v.fallback(
    v.pipe(v.record(v.string(), v.fallback(v.nullable(UnsavedSchema), null)), v.transform(withoutDamaged)),
    {},
  ),
  keptWords: v.nullish(v.unknown()),
  pendingWrite: v.fallback(v.nullable(PendingSchema), null),
  chosen: v.nullish(v.fallback(v.nullable(ChosenAnewSchema), null)),
})

/** Browser storage can hold anything: what is damaged reads as nothing done. */
export function readWork(stored: unknown): DraftWork {
  return parseUnknown(WorkSchema, stored) ?? readWork({})
}

function withoutDamaged(unsaved: Readonly<Record<string, Unsaved | null>>): DraftWork['unsaved'] {
  return Object.fromEntries(Object.entries(unsaved).flatMap(([hash, typed]) => (typed ? [[hash, typed]] : [])))
}
