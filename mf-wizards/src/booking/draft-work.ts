import type { PendingWrite } from './send-once'

/** What somebody typed in a step and the version of the booking they saw while typing. */
export interface Unsaved {
  readonly version: number
  readonly values: unknown
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
  readonly pendingWrite: PendingWrite | null
}

/** Browser storage can hold anything: every part is taken only for what it is. */
export function readWork(stored: unknown): DraftWork {
  const work = record(stored)
  const { vetStaff, option, step, movedPastFirstStep, unsaved, pendingWrite } =
    'booking' in work ? ofOldDraft(work) : work
  return {
    vetStaff: text(vetStaff),
    option: text(option),
    step: text(step),
    movedPastFirstStep: movedPastFirstStep === true,
    unsaved: Object.fromEntries(
      Object.entries(record(unsaved)).flatMap(([hash, value]) => {
        const typed = asUnsaved(value)
        return typed ? [[hash, typed]] : []
      }),
    ),
    pendingWrite: asPending(pendingWrite),
  }
}

/** Earlier releases kept the whole booking, and the pending write among the steps. */
function ofOldDraft({ booking, unsaved, ...work }: Loose): Loose {
  const { vetStaff, bookingOptionSelected } = record(booking)
  const { 'pending-write': pendingWrite, ...typed } = record(unsaved)
  return { ...work, vetStaff, option: record(bookingOptionSelected).slug, unsaved: typed, pendingWrite }
}

function asUnsaved(value: unknown): Unsaved | null {
  const { version, values } = record(value)
  return typeof version === 'number' ? { version, values } : null
}

function asPending(value: unknown): PendingWrite | null {
  const { key, bookingId, version, body } = record(value)
  if (typeof key !== 'string' || typeof bookingId !== 'string' || typeof version !== 'number') return null
  // The server checks every body; a damaged one is refused and then forgotten.
  return typeof body === 'object' && body !== null
    ? { key, bookingId, version, body: body as PendingWrite['body'] }
    : null
}

type Loose = Readonly<Record<string, unknown>>

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown) => (typeof value === 'string' ? value : '')
