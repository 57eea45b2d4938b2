import * as v from 'valibot'
import { keysWith, readJson, removeKey, writeJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { BookingDraftSchema } from './draft'
import type { BookingDraft } from './draft'
import { fromOldDraft } from './old-draft'

/** Which draft: of this user, for this booking (`new` before it has an id), in this tab [OPEN-56]. */
export interface DraftKey {
  readonly userId: string
  readonly booking: string
  readonly tab: string
}

export interface DraftEntry {
  readonly key: DraftKey
  readonly draft: BookingDraft
}

const StoredDraftSchema = v.union([
  BookingDraftSchema,
  v.pipe(
    v.unknown(),
    v.transform(fromOldDraft),
    v.custom<BookingDraft>((draft) => draft !== null),
  ),
])

const listeners = new Set<() => void>()
const cache = new Map<string, { text: string | null; draft: BookingDraft | null }>()

/** Reads a draft; null when there is none or when it was damaged (then it is set aside). */
export function readDraft(key: DraftKey): BookingDraft | null {
  const name = storageName(key)
  const text = localStorage.getItem(name)
  const known = cache.get(name)
  if (known && known.text === text) return known.draft
  const draft = readJson(localStorage, name, StoredDraftSchema)
  cache.set(name, { text: draft ? text : null, draft })
  return draft
}

/** Stores a draft [WIZ-116]. False when the browser refuses to. */
export function keepDraft(key: DraftKey, { bookingId, summary, work }: Omit<BookingDraft, 'updatedAt'>): boolean {
  const draft = { bookingId, summary, work, updatedAt: new Date().toISOString() }
  const stored = writeJson(localStorage, storageName(key), draft)
  cache.set(storageName(key), { text: stored ? JSON.stringify(draft) : null, draft })
  notify()
  return stored
}

/** Resets the draft to nothing [WIZ-117]. */
export function clearDraft(key: DraftKey): void {
  cache.delete(storageName(key))
  removeKey(localStorage, storageName(key))
  notify()
}

/** All drafts of a user, newest first, whichever tab wrote them: what the dashboard offers to resume [OPEN-55]. */
export function listDrafts(userId: string): DraftEntry[] {
  return keysWith(localStorage, `${storageKeys.draft}${userId}.`)
    .map((name) => keyFrom(name, userId))
    .flatMap((key) => {
      const draft = readDraft(key)
      return draft ? [{ key, draft }] : []
    })
    .sort((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt))
}

/** Moves a draft to this tab, so that resuming it here leaves no second copy. */
export function adoptDraft(from: DraftKey, to: DraftKey): void {
  const draft = readDraft(from)
  if (!draft || storageName(from) === storageName(to)) return
  keepDraft(to, draft)
  clearDraft(from)
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The name of this tab, kept over reloads. */
export function thisTab(): string {
  const known = sessionStorage.getItem(storageKeys.tab)
  if (known) return known
  const name = crypto.randomUUID().slice(0, 8)
  sessionStorage.setItem(storageKeys.tab, name)
  return name
}

function notify(): void {
  for (const listener of listeners) listener()
}

function storageName(key: DraftKey): string {
  return `${storageKeys.draft}${key.userId}.${key.booking}.${key.tab}`
}

function keyFrom(name: string, userId: string): DraftKey {
  const rest = name.slice(`${storageKeys.draft}${userId}.`.length)
  const dot = rest.lastIndexOf('.')
  return { userId, booking: rest.slice(0, dot), tab: rest.slice(dot + 1) }
}
