import { v } from '@portal/domain'
import type { BookingOption, PortalBooking } from '@portal/domain'
import {
  clearDraft,
  keepDraft,
  listDrafts,
  newDraftId,
  paths,
  readDraft,
  storedInTab,
  useDraft,
} from '@portal/federation'
import type { DraftKey, DraftSummary } from '@portal/federation'
import { draftSummary } from './draft-summary'
import { readWork } from './draft-work'
import type { DraftWork, Unsaved } from './draft-work'
import type { PinnedBooking } from './pinned-booking'
import type { PendingStore } from './booking-queue'

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

/** The draft that was begun last in this tab: an address that names none means that one. */
export const lastBegun = storedInTab('begun-draft', v.string())

/** The draft behind a wizard. */
export function useWizardDraft(key: DraftKey, pinned: PinnedBooking, describe: Describe): WizardDraft {
  const stored = useDraft(key)
  return { ...draftAccess(key, pinned, describe), stored: stored && readWork(stored.work) }
}

/** Begins a new booking; answers the id of its draft, which goes into the wizard's address [WIZ-09]. */
export function beginDraft(userId: string, { kind, slug }: BookingOption, booking: PortalBooking): string {
  const work = { ...readWork(null), vetStaff: booking.vetStaff, option: slug }
  const wizard = { kind, isEdit: false, path: paths.newBookingWizard(kind) }
  const id = newDraftId()
  keepDraft({ userId, id }, { bookingId: '', work, summary: draftSummary(wizard, booking, work) })
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

/** Always reads the latest from the store: two changes in one tick must not undo each other. */
export function draftAccess(key: DraftKey, pinned: PinnedBooking, describe: Describe): Omit<WizardDraft, 'stored'> {
  const latest = () => readWork(readDraft(key)?.work)
  const store = (work: DraftWork) => keepDraft(key, { bookingId: pinned.id, work, summary: describe(work, pinned.id) })
  const keep = (change: Partial<DraftWork>) => store({ ...latest(), ...change })
  return {
    bookingId: () => pinned.id,
    keep,
    keepSaved: (id) => {
      pinned.pin(id)
      return store(latest())
    },
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
