import { getDraftKey } from '@portal/api-client/contract/draft-key'
import {
  draftKeyId,
  openDrafts,
  sealDraftsBy,
  sealKeyIdOf,
  storedDraftKeys,
  storeDraftKeys,
} from '@portal/federation/host'
import { api } from '../api/api'
import { isStored } from '../session/session'
import type { StaffSession } from '../session/session'
import { adoptDrafts } from './adopt-drafts'
import { seal } from './seal-drafts'
import { sealedNames } from './stored-drafts'

/**
 * Opens a user's sealed drafts, and keeps the keys for new ones. Drafts of others cannot be opened with these keys and
 * stay.
 */
export async function openSealedDrafts(session: StaffSession): Promise<void> {
  const { id: userId } = session.user
  // An insecure context cannot seal.
  if (!('subtle' in crypto)) return
  const known = storedDraftKeys(userId)
  const keys = new Map(known)
  for (const id of new Set([draftKeyId(), ...sealedNames().flatMap((name) => sealKeyIdOf(name) ?? [])])) {
    if (!keys.has(id)) keys.set(id, await keysOf(id))
  }
  if (!isStored(session)) return
  if (keys.size !== known?.size) storeDraftKeys(userId, keys)
  sealDraftsBy(seal)
  await openDrafts(userId, keys)
  await adoptDrafts(userId)
}

/** All possible keys: the server's secret may have changed since [OPEN-193]. */
async function keysOf(id: string): Promise<readonly string[]> {
  const { key, others } = await api.call(getDraftKey, { params: { id } })
  return [key, ...others]
}
