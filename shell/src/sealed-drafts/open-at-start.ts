import { openWithStoredKeys, portalConfig, readText, storageKeys, storeDraftKeys } from '@portal/federation/host'
import { DRAFT_KEY_PATH } from '../start/request-data'
import type { StaffSession } from '../session/session'

/** Opens the user's drafts before the first render, with the tab's keys or the start script's answer [OPEN-279]. */
export async function openAtStart(session: StaffSession | null): Promise<void> {
  if (!session) return
  await storeEarlyKey(session).catch(() => undefined)
  await openWithStoredKeys(session.user.id)
}

async function storeEarlyKey({ subject, user }: StaffSession): Promise<void> {
  const id = readText(localStorage, storageKeys.draftKeyId) ?? ''
  const answer = await window.portalEarly?.get(portalConfig().apiBase + DRAFT_KEY_PATH + id)
  if (!answer?.ok || window.portalEarlySubject !== subject) return
  const { key, others } = await answer.clone().json()
  storeDraftKeys(user.id, new Map([[id, [key, ...others].map(String)]]))
}
