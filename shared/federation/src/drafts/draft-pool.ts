import { keysWith, readText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { sealKeyIdOf } from './draft-keys'
import type { Seal, SealKey } from './seal/seal'

/** A draft of this page's user as it is read: its entry is where it lies sealed, null where the browser took it not. */
interface OpenDraft {
  readonly text: string
  readonly entry: string | null
}

/** Whose drafts are open in this page, and what they are opened and sealed with. */
export interface Holder {
  readonly userId: string
  readonly keys: ReadonlyMap<string, readonly SealKey[]>
  readonly own: SealKey
}

/** What this page has open, by the names of the drafts. */
export const pool = {
  holder: null as Holder | null,
  /** Comes with the shell's rest: 3.5 KB that no page needs to be drawn. */
  seal: null as Seal | null,
  opened: new Map<string, OpenDraft>(),
  /** What was read of each entry last: others' entries and damaged ones are tried once. */
  tried: new Map<string, string>(),
}

/** From now on drafts are sealed as they are written, where their keys are there too [OPEN-279]. */
export function sealDraftsBy(seal: Seal): void {
  pool.seal = seal
}

const listeners = new Set<() => void>()

/** Whether what this user left sealed can be read in this page, and what is typed can be sealed. */
export const areDraftsOpen = (userId: string): boolean => pool.holder?.userId === userId

/** Whether something lies sealed that may be this user's, and no key has been tried on it. */
export function doDraftsWait(userId: string): boolean {
  const keys = areDraftsOpen(userId) ? pool.holder?.keys : undefined
  const ids = keysWith(localStorage, storageKeys.sealed).map(sealKeyIdOf)
  return ids.some((id) => id !== null && !keys?.has(id))
}

/** The text of a draft; null while there is none, or none that is open. */
export function readDraftText(name: string): string | null {
  return readText(localStorage, name) ?? pool.opened.get(name)?.text ?? null
}

/** The names of a user's drafts that can be read. */
export function draftNames(userId: string): string[] {
  const prefix = `${storageKeys.draft}${userId}.`
  const open = [...pool.opened.keys()].filter((name) => name.startsWith(prefix))
  return [...new Set([...keysWith(localStorage, prefix), ...open])]
}

/** Calls the listener when a draft changes, in this tab or another. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function tellOfDrafts(): void {
  for (const listener of listeners) listener()
}
