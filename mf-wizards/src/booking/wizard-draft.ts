import { clearDraft, emptyDraft, mergeDraft, readDraft, thisTab, useDraft, usePortalHost } from '@portal/federation'
import type { BookingDraft, DraftKey } from '@portal/federation'
import type { PendingStore, PendingWrite } from './send-once'

/** Name of the draft of a booking begun here; it keeps that name after the server has given an id. */
const NEW_BOOKING = 'new'
/** Where the draft keeps a write whose answer is not known; no step has this hash. */
const PENDING = 'pending-write'

/** What somebody typed in a step and the version of the booking they saw while typing. */
export interface Unsaved {
  readonly version: number
  readonly values: unknown
}

export interface WizardDraft {
  /** null when there is none. */
  readonly stored: BookingDraft | null
  /** Merges into the draft; false when the browser keeps nothing. */
  keep(change: Partial<BookingDraft>): boolean
  unsaved(step: string): Unsaved | null
  /** null forgets what was typed: it is saved. */
  keepUnsaved(step: string, unsaved: Unsaved | null): boolean
  readonly pending: PendingStore
}

/** Which draft of this user and tab a wizard works on [OPEN-56]. */
export function draftKey(userId: string, bookingId?: string): DraftKey {
  return { userId, booking: bookingId || NEW_BOOKING, tab: thisTab() }
}

/** The draft behind a wizard. `fresh` is what a draft starts from that does not exist yet. */
export function useWizardDraft(bookingId: string | undefined, fresh: Partial<BookingDraft> = {}): WizardDraft {
  const { user } = usePortalHost()
  const key = draftKey(user?.id ?? '', bookingId)
  const { draft, exists } = useDraft(key)
  return { ...draftAccess(key, fresh), stored: exists ? draft : null }
}

/** Forgets the drafts of a booking that is done; a newer one under the same name stays. */
export function forgetDrafts(userId: string, bookingId: string): void {
  clearDraft(draftKey(userId, bookingId))
  const fresh = draftKey(userId)
  if (readDraft(fresh)?.booking.id === bookingId) clearDraft(fresh)
}

/** Always reads the latest from the store: two changes in one tick must not undo each other. */
export function draftAccess(key: DraftKey, fresh: Partial<BookingDraft>): Omit<WizardDraft, 'stored'> {
  const latest = () => readDraft(key) ?? { ...emptyDraft(), ...fresh }
  const keep = (change: Partial<BookingDraft>) => mergeDraft(key, { ...latest(), ...change })
  const keepEntry = (name: string, value: unknown) => {
    const { [name]: before, ...others } = latest().unsaved
    if (value === null && before === undefined) return true
    return keep({ unsaved: value === null ? others : { ...others, [name]: value } })
  }
  return {
    keep,
    unsaved: (step) => asUnsaved(latest().unsaved[step]),
    keepUnsaved: keepEntry,
    pending: {
      read: () => asPending(latest().unsaved[PENDING]),
      keep: (write) => void keepEntry(PENDING, write),
    },
  }
}

/** Whether replacing the draft would lose something [OPEN-55]. */
export function holdsWork(draft: BookingDraft | null): boolean {
  return draft !== null && (draft.booking.id !== '' || Object.keys(draft.unsaved).length > 0)
}

function asUnsaved(value: unknown): Unsaved | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('values' in value)) return null
  return typeof value.version === 'number' ? { version: value.version, values: value.values } : null
}

function asPending(value: unknown): PendingWrite | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, bookingId, version, body } = value as Partial<Record<keyof PendingWrite, unknown>>
  if (typeof key !== 'string' || typeof bookingId !== 'string' || typeof version !== 'number') return null
  // The server checks every body; a damaged one is refused and then forgotten.
  return typeof body === 'object' && body !== null
    ? { key, bookingId, version, body: body as PendingWrite['body'] }
    : null
}
