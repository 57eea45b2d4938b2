import { v, missingIn, petFullName } from '@portal/domain'
import type { BookingOption, PortalBooking, WizardKind } from '@portal/domain'
import { clearDraft, keepDraft, listDrafts, newDraftId, paths, readDraft, storedInTab } from '@portal/federation'
import type { BookingDraft, DraftKey, DraftSummary } from '@portal/federation'
import { STEP_HASH } from '../plan/steps'
import { readWork } from './session/draft-work'
import type { DraftWork } from './session/draft-work'
import type { OwnerPetValues } from './session/owner-pet-values'
import type { RunnerServices } from './session/runner'
import { workOf, isSubmitted } from './session/session'
import type { BookingSession } from './session/session'

/** The draft last started in this tab, used when the address names none. */
export const lastBegun = storedInTab('begun-draft', v.string())

/** The wizard's work in a draft; null without a draft. */
export function workIn(draft: BookingDraft | null): DraftWork | null {
  return draft && readWork(draft.work)
}

/** Storage access to one wizard's draft; `describe` makes its summary. */
export function draftAccess(
  key: DraftKey,
  describe: (session: BookingSession, work: DraftWork) => DraftSummary,
): RunnerServices['draft'] {
  const read = () => workIn(readDraft(key))
  return {
    read,
    // Merge into the stored work, which another wizard may have changed.
    keep: (change, session) => {
      const work = { ...workOf({ work: read() }), ...change }
      return keepDraft(key, { bookingId: session.id, work, summary: describe(session, work) })
    },
  }
}

/**
 * Creates a draft for a new booking, or for one just created on the server. Returns its id, for the wizard's address
 * [WIZ-09]. `typed` are the form's initial values.
 */
export function beginDraft(
  userId: string,
  { kind, slug }: BookingOption,
  booking: PortalBooking,
  typed?: OwnerPetValues,
): string {
  const unsaved: DraftWork['unsaved'] = typed ? { [STEP_HASH.ownerPet]: { version: 0, values: typed } } : {}
  const work = { ...readWork(null), vetStaff: booking.vetStaff, option: slug, unsaved }
  const wizard = { kind, isEdit: false, path: paths.newBookingWizard(kind) }
  const id = newDraftId()
  keepDraft({ userId, id }, { bookingId: booking.id, work, summary: draftSummary(wizard, booking, work) })
  lastBegun.write(userId, id)
  return id
}

/** Clears the draft in which a booking was finished, and other drafts of it without unsaved values. */
export function forgetDrafts(userId: string, done: { readonly bookingId: string; readonly draftId: string }): void {
  for (const { key, draft } of listDrafts(userId)) {
    const isEmpty = Object.keys(readWork(draft.work).unsaved).length === 0
    if (draft.bookingId === done.bookingId && (key.id === done.draftId || isEmpty)) clearDraft(key)
  }
}

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
