import { keysWith, readText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { sealKeyIdOf } from './draft-keys'
import type { Seal, SealKey } from './seal/seal'

/** An opened draft of this page's user, with its sealed entry in storage; null when the browser did not store it. */
interface OpenDraft {
  readonly text: string
  readonly entry: string | null
}

/** The user whose drafts are open in this page, with the keys. */
export interface DraftUser {
  readonly userId: string
  readonly keys: ReadonlyMap<string, readonly SealKey[]>
  readonly own: SealKey
}

/** Opened drafts of this page, by name. */
export const pool = {
  user: null as DraftUser | null,
  /** Loaded with the rest of the shell: 3.5 KB that no first render needs. */
  seal: null as Seal | null,
  opened: new Map<string, OpenDraft>(),
  /** Last content read of each entry, so that damaged entries and those of other users are tried once. */
  tried: new Map<string, string>(),
}

/** Seals drafts from now on, once their keys are there too [OPEN-279]. */
export function sealDraftsBy(seal: Seal): void {
  pool.seal = seal
}

const listeners = new Set<() => void>()

/** Whether this page can open and seal this user's drafts. */
export const areDraftsOpen = (userId: string): boolean => pool.user?.userId === userId

/** Whether storage has sealed entries that may be this user's and that no key was tried on. */
export function hasSealedDrafts(userId: string): boolean {
  const keys = areDraftsOpen(userId) ? pool.user?.keys : undefined
  const ids = keysWith(localStorage, storageKeys.sealed).map(sealKeyIdOf)
  return ids.some((id) => id !== null && !keys?.has(id))
}

/** The text of a draft; null for none, or for a sealed one. */
export function readDraftText(name: string): string | null {
  return readText(localStorage, name) ?? pool.opened.get(name)?.text ?? null
}

/** Names of a user's readable drafts. */
export function draftNames(userId: string): string[] {
  const prefix = `${storageKeys.draft}${userId}.`
  const open = [...pool.opened.keys()].filter((name) => name.startsWith(prefix))
  return [...new Set([...keysWith(localStorage, prefix), ...open])]
}

/** Calls the listener when a draft changes, in this tab or another. Returns a function that unsubscribes it. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function notifyOfDrafts(): void {
  for (const listener of listeners) listener()
}
