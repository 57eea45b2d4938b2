import { getDraftKey } from '@portal/api-client/contract/draft-key'
import { readText, removeKey, sealKeyIdOf, storageKeys, writeText } from '@portal/federation/host'
import * as v from 'valibot'
import { api } from '../api/api'
import { isStored } from '../session/session'
import type { StaffSession } from '../session/session'
import { open } from './draft-seal'
import { sealedNames, storedKey } from './stored-drafts'

/** Name and text of a draft, as they are sealed. */
const ContentSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string()]))

/**
 * Gives a user back what was sealed for them, and keeps a fresh key for what they type from now on. Entries of
 * others do not open with this user's keys and stay as they are.
 */
export async function openSealedDrafts(session: StaffSession): Promise<void> {
  const { id: userId } = session.user
  // A page without a secure connection has no means to seal.
  if (!('subtle' in crypto)) return
  const known = storedKey(userId)
  const own = known ?? (await askKey(crypto.randomUUID()))
  const keys = new Map<string, readonly string[]>([[own.id, [own.key]]])
  for (const name of sealedNames().toSorted().toReversed()) {
    const id = sealKeyIdOf(name)
    // With a key in store others were tried before: what is there now is somebody else's.
    const good = keys.get(id) ?? (known ? null : await keysOf(id))
    if (!good) continue
    keys.set(id, good)
    const text = readText(localStorage, name)
    const plain = text && (await Promise.all(good.map((key) => open(key, text)))).find((one) => one !== null)
    const opened = v.safeParse(ContentSchema, plain)
    if (opened.success && isStored(session)) restore(name, userId, opened.output)
  }
  if (!known && isStored(session)) writeText(localStorage, storageKeys.draftKey + userId, `${own.id} ${own.key}`)
}

async function askKey(id: string) {
  const { key } = await api.call(getDraftKey, { params: { id } })
  return { id, key }
}

/** All that may have sealed: the server's secret may have been changed since [OPEN-193]. */
async function keysOf(id: string): Promise<readonly string[]> {
  const { key, others } = await api.call(getDraftKey, { params: { id } })
  return [key, ...(others ?? [])]
}

/** Beside a draft of the same name it gets a name of its own: nothing typed is lost. */
function restore(sealedName: string, userId: string, [name, text]: readonly [string, string]): void {
  if (!name.startsWith(`${storageKeys.draft}${userId}.`)) return
  const sealed = readText(localStorage, sealedName) ?? ''
  const there = readText(localStorage, name)
  const free = there === null || there === text ? name : `${name}-${crypto.randomUUID().slice(0, 4)}`
  removeKey(localStorage, sealedName)
  if (!writeText(localStorage, free, text)) writeText(localStorage, sealedName, sealed)
  // Whoever shows drafts looks again, as for a change of another tab.
  else window.dispatchEvent(new StorageEvent('storage', { key: free }))
}
