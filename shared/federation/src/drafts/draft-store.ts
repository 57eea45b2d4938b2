import * as v from 'valibot'
import { emptyBooking, PortalBookingSchema } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { keysWith, readJson, removeKey, writeJson } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'

/** A booking somebody is working on: restored after a reload, resumed from the dashboard. */
export interface BookingDraft {
  readonly booking: PortalBooking
  /** Path of the wizard it belongs to, e.g. `/new-booking/private`. */
  readonly wizardPath: string
  /** Hash of the step last shown. */
  readonly step: string
  /** The first step was saved on the server [WIZ-64]. */
  readonly movedPastFirstStep: boolean
  /** What stands in the form and is not saved on the server yet, by step hash. */
  readonly unsaved: Readonly<Record<string, unknown>>
  /** ISO time of the last change. */
  readonly updatedAt: string
}

/** Which draft: of this user, for this booking (`new` before it has an id), in this tab [OPEN-56]. */
export interface DraftKey {
  readonly userId: string
  readonly booking: string
  readonly tab: string
}

export function emptyDraft(wizardPath = ''): BookingDraft {
  return {
    booking: emptyBooking(),
    wizardPath,
    step: '',
    movedPastFirstStep: false,
    unsaved: {},
    updatedAt: new Date(0).toISOString(),
  }
}

const listeners = new Set<() => void>()
const cache = new Map<string, { text: string | null; draft: BookingDraft | null }>()

/** Reads a draft; null when there is none or when it was damaged (then it is set aside). */
export function readDraft(key: DraftKey): BookingDraft | null {
  const name = storageName(key)
  const text = localStorage.getItem(name)
  const known = cache.get(name)
  if (known && known.text === text) return known.draft
  const draft = readJson(localStorage, name, asDraft)
  cache.set(name, { text: draft ? text : null, draft })
  return draft
}

/** Merges a change into the draft and stores it [WIZ-117]. False when the browser refuses to store. */
export function mergeDraft(key: DraftKey, change: Partial<BookingDraft>): boolean {
  const draft = { ...(readDraft(key) ?? emptyDraft()), ...change, updatedAt: new Date().toISOString() }
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
export function listDrafts(userId: string): { key: DraftKey; draft: BookingDraft }[] {
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
  mergeDraft(to, draft)
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

const DraftSchema = v.object({
  booking: PortalBookingSchema,
  wizardPath: v.string(),
  step: v.string(),
  movedPastFirstStep: v.boolean(),
  unsaved: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
})

/** A draft of another shape (older release, damaged by hand) is not a draft. */
function asDraft(value: unknown): BookingDraft | null {
  const parsed = v.safeParse(DraftSchema, value)
  return parsed.success ? parsed.output : null
}
