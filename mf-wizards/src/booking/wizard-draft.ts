import { v } from '@portal/domain'
import type { BookingOption, PortalBooking } from '@portal/domain'
import { clearDraft, keepDraft, listDrafts, newDraftId, paths, readDraft, storedInTab } from '@portal/federation'
import type { BookingDraft, DraftKey, DraftSummary } from '@portal/federation'
import { draftSummary } from './draft-summary'
import { STEP_HASH } from '../plan/steps'
import type { OwnerPetValues } from './session/owner-pet-values'
import { readWork } from './session/draft-work'
import type { DraftWork } from './session/draft-work'
import type { RunnerMeans } from './session/runner'
import { workOf } from './session/session'
import type { BookingSession } from './session/session'

/** The draft that was begun last in this tab: an address that names none means that one. */
export const lastBegun = storedInTab('begun-draft', v.string())

/** What a draft holds of a wizard's work; null while there is none. */
export function workIn(draft: BookingDraft | null): DraftWork | null {
  return draft && readWork(draft.work)
}

/** The draft of one wizard; `describe` says what it holds, for whoever lists it. */
export function draftMeans(
  key: DraftKey,
  describe: (session: BookingSession, work: DraftWork) => DraftSummary,
): RunnerMeans['draft'] {
  const read = () => workIn(readDraft(key))
  return {
    read,
    // Upon what is stored: another wizard may have it by now.
    keep: (change, session) => {
      const work = { ...workOf({ work: read() }), ...change }
      return keepDraft(key, { bookingId: session.id, work, summary: describe(session, work) })
    },
  }
}

/** Begins a new booking, or goes on with one that the server has just made; answers the id of its draft, which goes into the wizard's address [WIZ-09]; `typed` stands in its form. */
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

/** Forgets the draft in which a booking was finished, and those of it that hold no words: others were not told of. */
export function forgetDrafts(userId: string, done: { readonly bookingId: string; readonly draftId: string }): void {
  for (const { key, draft } of listDrafts(userId)) {
    const isEmpty = Object.keys(readWork(draft.work).unsaved).length === 0
    if (draft.bookingId === done.bookingId && (key.id === done.draftId || isEmpty)) clearDraft(key)
  }
}
