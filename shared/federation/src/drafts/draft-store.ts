import { readJson, readText, parseUnknown } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { BookingDraftSchema } from './draft'
import type { BookingDraft } from './draft'
import { draftNames, readDraftText, notifyOfDrafts } from './draft-pool'
import { removeDraftText, writeDraftText } from './draft-text'

export { subscribeToDrafts } from './draft-pool'

/** A draft of a user, by the id in its wizard's address [OPEN-89]. */
export interface DraftKey {
  readonly userId: string
  readonly id: string
}

export interface DraftEntry {
  readonly key: DraftKey
  readonly draft: BookingDraft
}

const cache = new Map<string, { text: string | null; draft: BookingDraft | null }>()

/** Reads a draft; null for none, and for a damaged one, which is set aside or stays sealed. */
export function readDraft(key: DraftKey): BookingDraft | null {
  const name = storageName(key)
  const text = readDraftText(name)
  const known = cache.get(name)
  if (known && known.text === text) return known.draft
  const draft = parse(name, text)
  cache.set(name, { text: draft ? text : null, draft })
  return draft
}

function parse(name: string, text: string | null): BookingDraft | null {
  if (text === null) return null
  if (readText(localStorage, name) === text) return readJson(localStorage, name, BookingDraftSchema)
  try {
    return parseUnknown(BookingDraftSchema, JSON.parse(text))
  } catch {
    return null
  }
}

export function newDraftId(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** Stores a draft [WIZ-116]. False when the browser refuses, or when the draft belongs to another booking. */
export function keepDraft(key: DraftKey, { bookingId, summary, work }: Omit<BookingDraft, 'updatedAt'>): boolean {
  const pinned = readDraft(key)?.bookingId
  if (pinned && pinned !== bookingId) return false
  const draft = { bookingId, summary, work, updatedAt: new Date().toISOString() }
  const [name, text] = [storageName(key), JSON.stringify(draft)]
  const stored = writeDraftText({ userId: key.userId, name, text })
  cache.set(name, { text: stored ? text : null, draft })
  notifyOfDrafts()
  return stored
}

/** Removes the draft [WIZ-117]. */
export function clearDraft(key: DraftKey): void {
  cache.delete(storageName(key))
  removeDraftText(storageName(key))
  notifyOfDrafts()
}

/** All drafts of a user, newest first, from all tabs: the dashboard offers to resume them [OPEN-55]. */
export function listDrafts(userId: string): DraftEntry[] {
  return draftNames(userId)
    .map((name) => keyFrom(name, userId))
    .flatMap((key) => {
      const draft = readDraft(key)
      return draft ? [{ key, draft }] : []
    })
    .sort((a, b) => b.draft.updatedAt.localeCompare(a.draft.updatedAt))
}

/** Copies a draft for a copied tab [OPEN-89]. */
export function copyDraft(from: DraftKey, to: DraftKey): void {
  const draft = readDraft(from)
  if (draft) keepDraft(to, draft)
}

function storageName({ userId, id }: DraftKey): string {
  return `${storageKeys.draft}${userId}.${id}`
}

function keyFrom(name: string, userId: string): DraftKey {
  return { userId, id: name.slice(`${storageKeys.draft}${userId}.`.length) }
}
