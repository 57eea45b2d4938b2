import { DAY_MS } from '@portal/domain'
import { removeKey, storageKeys } from '@portal/federation/host'
import { currentSession } from '../session/session'
import { serverNow } from '../start/server-clock'
import { openSealedDrafts } from './open-drafts'
import { sealLeftDrafts } from './seal-drafts'
import { sealedNames } from './stored-drafts'

/** Drafts older than this are deleted. */
const KEPT_MS = 14 * DAY_MS
/** Retry while another tab, which does not know yet that the session is over, uses a draft. */
const HELD_AGAIN_MS = 1_000
/** First retry when the server gave no key; doubled each time. */
const KEY_AGAIN_MS = 30_000

let last: Promise<void> = Promise.resolve()
let again: ReturnType<typeof setTimeout> | undefined
let failures = 0

/**
 * Seals drafts of ended sessions, and opens those of this page's user. One run at a time; the next page continues an
 * unfinished one.
 */
export function tendDrafts(): Promise<void> {
  last = last.then(tend)
  return last
}

async function tend(): Promise<void> {
  clearTimeout(again)
  removeOldSeals()
  if (!(await sealLeftDrafts())) planAgain(HELD_AGAIN_MS)
  const session = currentSession()
  if (!session) return
  try {
    await openSealedDrafts(session)
    failures = 0
  } catch {
    planAgain(KEY_AGAIN_MS * 2 ** failures++)
  }
}

function planAgain(wait: number): void {
  clearTimeout(again)
  again = setTimeout(() => void tendDrafts(), wait)
}

function removeOldSeals(): void {
  const oldest = serverNow() - KEPT_MS
  for (const name of sealedNames()) {
    const isKept = Number(name.slice(storageKeys.sealed.length).split('.')[0]) > oldest
    if (!isKept) removeKey(localStorage, name)
  }
}
