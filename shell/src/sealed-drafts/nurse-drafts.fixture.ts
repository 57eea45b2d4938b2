import { vi } from 'vitest'
import { keepDraft, listDrafts, readDraft } from '@portal/federation'
import { forgetDraftKeys, removePersonalData } from '@portal/federation/host'
import { draftOf } from '@portal/testing'
import { showSession, storeSession } from '../session/session'
import type { StaffSession } from '../session/session'
import { tendDrafts } from './tend-drafts'

/** One draft of the nurse, and its unsealed entry. */
export const KEY = { userId: 'id-nurse', id: 'd1' }
export const NAME = 'portal.personal.draft.id-nurse.d1'

export const type = (petName: string) => keepDraft(KEY, draftOf({ petName, holdsWork: true }))
export const typed = () => readDraft(KEY)?.summary.petName
export const names = () =>
  listDrafts('id-nurse')
    .map(({ draft }) => draft.summary.petName)
    .toSorted()
export const storedEntries = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
export const sealed = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.sealed.'))

export async function signIn(session: StaffSession) {
  storeSession(session, 'token')
  showSession(session)
  await tendDrafts()
}

/** Logs out like `log-out.ts` and the frame. */
export async function logOut() {
  removePersonalData([localStorage, sessionStorage])
  showSession(null)
  await tendDrafts()
  forgetDraftKeys()
}

/** Another page of this browser, with its storage; in the same tab also the tab's memory. */
export async function newPage(tab: 'same' | 'new') {
  vi.resetModules()
  if (tab === 'new') sessionStorage.clear()
  const [drafts, host] = await Promise.all([import('@portal/federation'), import('@portal/federation/host')])
  return { ...drafts, ...host }
}
