import * as v from 'valibot'
import { keysWith, readText, removeKey } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { draftKeyId, sealKeyIdOf, storedDraftKeys } from './draft-keys'
import type { DraftKeys } from './draft-keys'
import { areDraftsOpen, pool, notifyOfDrafts } from './draft-pool'
import { open, sealKey } from './seal/seal'

/** A draft's name and text, which are sealed together. */
const ContentSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string()]))

let last: Promise<void> = Promise.resolve()
let unlocking: { readonly text: string; readonly done: Promise<void> } | null = null

/** Opens drafts with the keys in session storage; does nothing without keys, or when the browser cannot decrypt. */
export function openWithStoredKeys(userId: string): Promise<void> {
  const keys = storedDraftKeys(userId)
  return keys ? openDrafts(userId, keys).catch(() => undefined) : Promise.resolve()
}

/** Opens the user's drafts with these keys [OPEN-279]. */
export async function openDrafts(userId: string, keys: DraftKeys): Promise<void> {
  const text = JSON.stringify([userId, ...keys])
  if (unlocking?.text !== text) unlocking = { text, done: unlock(userId, keys) }
  await unlocking.done
  await readOtherTabs()
}

async function unlock(userId: string, keys: DraftKeys): Promise<void> {
  const entries = Array.from(keys, async ([id, all]) => [id, await Promise.all(all.map(sealKey))] as const)
  const imported = new Map(await Promise.all(entries))
  const own = imported.get(draftKeyId())?.[0]
  if (!own) return
  if (!areDraftsOpen(userId)) pool.opened.clear()
  if (!pool.user) window.addEventListener('storage', () => void readOtherTabs())
  pool.user = { userId, keys: imported, own }
  pool.tried.clear()
}

/** Reads changes of other tabs, one pass at a time. */
export function readOtherTabs(): Promise<void> {
  last = last.then(look)
  return last
}

async function look(): Promise<void> {
  if (!pool.user) return
  let isChanged = false
  // Newest first: if two drafts have one name, the newest one keeps it.
  for (const entry of keysWith(localStorage, storageKeys.sealed).toSorted().toReversed()) {
    isChanged = (await read(entry)) || isChanged
  }
  for (const [name, { entry }] of pool.opened) {
    if (entry === null || readText(localStorage, entry) !== null) continue
    pool.opened.delete(name)
    isChanged = true
  }
  if (isChanged) notifyOfDrafts()
}

async function read(entry: string): Promise<boolean> {
  const sealed = readText(localStorage, entry)
  const { user } = pool
  const keys = user?.keys.get(sealKeyIdOf(entry) ?? '')
  if (!user || !keys || sealed === null || pool.tried.get(entry) === sealed) return false
  const texts = await Promise.all(keys.map((key) => open(key, sealed)))
  const content = v.safeParse(
    ContentSchema,
    texts.find((text) => text !== null),
  )
  if (!areDraftsOpen(user.userId)) return false
  // This page or another has written the entry meanwhile.
  if (readText(localStorage, entry) !== sealed) return read(entry)
  pool.tried.set(entry, sealed)
  if (!content.success || !content.output[0].startsWith(`${storageKeys.draft}${user.userId}.`)) return false
  take(entry, content.output)
  return true
}

/**
 * Adds a draft. If another entry has the same name but other text, this one gets its own name: nothing typed is lost.
 */
function take(entry: string, [name, text]: readonly [string, string]): void {
  const there = pool.opened.get(name)
  const isOther = there?.entry && there.entry !== entry && readText(localStorage, there.entry) !== null
  if (isOther && there.text === text) removeKey(localStorage, entry)
  else pool.opened.set(isOther ? `${name}-${entry.slice(-4)}` : name, { text, entry })
}
