import { v, bookingOptionBySlug, sameServiceType } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { parseUnknown } from '@portal/federation'
import type { BookingWrite, InstructionsWrite, PendingWrite } from './write'

/** Unsaved values of a step and the version that they are based on [OPEN-87]. */
export interface UnsavedValues {
  readonly version: number
  readonly values: unknown
  /** The form's values in that version; undefined when the form was empty. */
  readonly base?: unknown
}

/** The wizard's own part of a draft: only local work, nothing that the server holds. */
export interface DraftWork {
  /** Values from the chooser until the server has created the booking; '' when editing. */
  readonly vetStaff: string
  /** Slug of the booking option. */
  readonly option: string
  /** Hash of the step last shown. */
  readonly step: string
  /** Whether the first step was saved on the server [WIZ-64]. */
  readonly movedPastFirstStep: boolean
  /** Unsaved form values, by step hash. */
  readonly unsaved: Readonly<Record<string, UnsavedValues>>
  /** Hidden values of the first step's form, which a save does not send. Only the form reads them. */
  readonly hiddenValues?: unknown
  readonly pendingWrite: PendingWrite | null
  /** New kind for a booking that the server still has as another kind [OPEN-341]. */
  readonly chosen?: KindChoice | null | undefined
}

/** A booking's new kind from the chooser, sent with each save until the server has it [OPEN-341]. */
const KindChoiceSchema = v.object({
  option: v.string(),
  serviceType: v.object({ id: v.string(), name: v.string() }),
  vetStaff: v.string(),
  /** Version of the booking at the time; a later one may have another staff member. */
  version: v.number(),
})
export type KindChoice = v.InferOutput<typeof KindChoiceSchema>

const text = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)
const UnsavedSchema = v.object({ version: v.number(), values: v.unknown(), base: v.nullish(v.unknown()) })
const pendingBase = { key: v.string(), bookingId: v.string(), version: v.number() }
// Not validated here: the server checks every body, and a refused write is dropped.
const PendingSchema = v.union([
  v.object({
    kind: v.literal('booking'),
    ...pendingBase,
    body: v.custom<BookingWrite['body']>((body) => typeof body === 'object' && body !== null),
  }),
  v.object({
    kind: v.literal('instructions'),
    ...pendingBase,
    call: v.picklist(['add', 'replace']),
    rows: v.custom<InstructionsWrite['rows']>(Array.isArray),
  }),
])

/** Each part is validated on its own. */
const WorkSchema = v.object({
  vetStaff: text,
  option: text,
  step: text,
  movedPastFirstStep: flag,
  unsaved: v.fallback(
    v.pipe(v.record(v.string(), v.fallback(v.nullable(UnsavedSchema), null)), v.transform(withoutDamaged)),
    {},
  ),
  hiddenValues: v.nullish(v.unknown()),
  pendingWrite: v.fallback(v.nullable(PendingSchema), null),
  chosen: v.nullish(v.fallback(v.nullable(KindChoiceSchema), null)),
})

/** Reads a draft's work. Storage may hold anything, so invalid parts count as absent. */
export function readWork(stored: unknown): DraftWork {
  return parseUnknown(WorkSchema, stored) ?? readWork({})
}

function withoutDamaged(unsaved: Readonly<Record<string, UnsavedValues | null>>): DraftWork['unsaved'] {
  return Object.fromEntries(Object.entries(unsaved).flatMap(([hash, typed]) => (typed ? [[hash, typed]] : [])))
}

/** The booking with the newly chosen kind. */
export function withKindChoice(booking: PortalBooking, chosen: KindChoice | null | undefined): PortalBooking {
  const option = chosen && bookingOptionBySlug(chosen.option)
  if (!chosen || !option) return booking
  const isSame = sameServiceType(booking.serviceType, chosen.serviceType.name)
  const { slug, label, sugarAPIName, kind } = option
  return {
    ...booking,
    bookingOptionSelected: { slug, label, sugarAPIName },
    isPackage: kind === 'package',
    ...(!isSame && { serviceType: chosen.serviceType.name, rawServiceType: chosen.serviceType }),
    ...(booking.version === chosen.version && { vetStaff: chosen.vetStaff }),
  }
}
