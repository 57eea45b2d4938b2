import type { BookingOption, PortalBooking } from '@portal/domain'
import { clearDraft, keepDraft, paths, readDraft, thisTab, useDraft, usePortalHost } from '@portal/federation'
import type { BookingDraft, DraftKey, DraftSummary } from '@portal/federation'
import { draftSummary } from './draft-summary'
import { readWork } from './draft-work'
import type { DraftWork, Unsaved } from './draft-work'
import type { PendingStore } from './send-once'

/** Name of the draft of a booking begun here; it keeps that name after the server has given an id. */
const NEW_BOOKING = 'new'

export interface WizardDraft {
  /** null while there is none. */
  readonly stored: DraftWork | null
  /** Id of the booking; '' until the server has made it. Read at each call: it may just have come. */
  bookingId(): string
  /** Merges into the draft [WIZ-117]; false when the browser keeps nothing. */
  keep(change: Partial<DraftWork>): boolean
  /** The server has the booking, under this id. */
  keepSaved(bookingId: string): boolean
  unsaved(step: string): Unsaved | null
  /** null forgets what was typed: it is saved. */
  keepUnsaved(step: string, unsaved: Unsaved | null): boolean
  readonly pending: PendingStore
}

/** Says what a draft holds, for whoever lists it. */
type Describe = (work: DraftWork, bookingId: string) => DraftSummary

/** Which draft of this user and tab a wizard works on [OPEN-56]. */
export function draftKey(userId: string, bookingId?: string): DraftKey {
  return { userId, booking: bookingId || NEW_BOOKING, tab: thisTab() }
}

/** The draft of a booking begun here, or of the one that is edited. */
export function useStoredDraft(editedId?: string): BookingDraft | null {
  const { user } = usePortalHost()
  return useDraft(draftKey(user?.id ?? '', editedId))
}

/** The draft behind a wizard. */
export function useWizardDraft(editedId: string | undefined, describe: Describe): WizardDraft {
  const { user } = usePortalHost()
  const stored = useStoredDraft(editedId)
  const access = draftAccess(draftKey(user?.id ?? '', editedId), describe)
  return { ...access, stored: stored && readWork(stored.work) }
}

/** Puts a new booking in the place of the one begun before in this tab [WIZ-09, OPEN-55]. */
export function beginDraft(userId: string, { kind, slug }: BookingOption, booking: PortalBooking): void {
  const work = { ...readWork(null), vetStaff: booking.vetStaff, option: slug }
  const wizard = { kind, isEdit: false, path: paths.newBookingWizard(kind) }
  keepDraft(draftKey(userId), { bookingId: '', work, summary: draftSummary(wizard, booking, work) })
}

/** Forgets the drafts of a booking that is done; a newer one under the same name stays. */
export function forgetDrafts(userId: string, bookingId: string): void {
  clearDraft(draftKey(userId, bookingId))
  const fresh = draftKey(userId)
  if (readDraft(fresh)?.bookingId === bookingId) clearDraft(fresh)
}

/** Always reads the latest from the store: two changes in one tick must not undo each other. */
export function draftAccess(key: DraftKey, describe: Describe): Omit<WizardDraft, 'stored'> {
  const latest = () => readWork(readDraft(key)?.work)
  // The draft of an edited booking is kept under the booking's id.
  const bookingId = () => readDraft(key)?.bookingId ?? (key.booking === NEW_BOOKING ? '' : key.booking)
  const store = (work: DraftWork, id: string) => keepDraft(key, { bookingId: id, work, summary: describe(work, id) })
  const keep = (change: Partial<DraftWork>) => store({ ...latest(), ...change }, bookingId())
  return {
    bookingId,
    keep,
    keepSaved: (id) => store(latest(), id),
    unsaved: (step) => latest().unsaved[step] ?? null,
    keepUnsaved: (step, unsaved) => {
      const { [step]: before, ...others } = latest().unsaved
      if (!unsaved && !before) return true
      return keep({ unsaved: unsaved ? { ...others, [step]: unsaved } : others })
    },
    pending: {
      read: () => latest().pendingWrite,
      keep: (pendingWrite) => {
        if (pendingWrite || latest().pendingWrite) keep({ pendingWrite })
      },
    },
  }
}
