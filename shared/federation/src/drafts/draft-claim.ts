import type { DraftKey } from './draft-store'
import { readOtherTabs } from './open-drafts'

/** Releases a draft for other tabs. */
export type ReleaseDraft = () => void

/** Locks of the drafts that this page has claimed. */
const claimed = new Set<string>()

/** A tab that is closing or reloading releases its drafts within this time. */
const OWNER_LEAVES_MS = 400
/** Messages of other tabs arrive within this time. */
const HEARING_MS = 100

/**
 * Claims a draft for this tab for as long as it is open; null when another tab has it [OPEN-89]. Uses the browser's
 * locks, or messages between tabs where it has none.
 */
export async function claimDraft({ userId, id }: DraftKey): Promise<ReleaseDraft | null> {
  const name = lockOf({ userId, id })
  const release = await (navigator.locks ? claimByLock(name) : claimByAsking(name))
  // Reads what the previous tab wrote last.
  await readOtherTabs()
  if (!release) return null
  claimed.add(name)
  return () => {
    claimed.delete(name)
    release()
  }
}

/** Whether this page has claimed the draft. */
export const isClaimedHere = (key: DraftKey): boolean => claimed.has(lockOf(key))

const lockOf = ({ userId, id }: DraftKey) => `portal.draft.${userId}.${id}`

/** The first request has no time limit: on a slow computer a free draft must not look taken. */
async function claimByLock(name: string): Promise<ReleaseDraft | null> {
  return (
    (await requestLock(name, { ifAvailable: true })) ??
    requestLock(name, { signal: AbortSignal.timeout(OWNER_LEAVES_MS) })
  )
}

function requestLock(name: string, options: LockOptions): Promise<ReleaseDraft | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(() => release())) : Promise.resolve(resolve(null))
    navigator.locks.request(name, options, held).catch(() => resolve(null))
  })
}

/** When two tabs claim a draft at the same moment, the tab with the smaller number gives way. */
function claimByAsking(name: string): Promise<ReleaseDraft | null> {
  const channel = new BroadcastChannel(name)
  const me = Math.random()
  return new Promise((resolve) => {
    let isOwner = false
    const giveWay = () => {
      clearTimeout(patience)
      channel.close()
      resolve(null)
    }
    const say = (message: { asks?: number }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel.postMessage(message)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<{ asks?: number }>) => {
      const isOurs = isOwner || (data.asks !== undefined && me > data.asks)
      if (!isOurs) giveWay()
      else if (data.asks !== undefined) say({})
    })
    const own = () => {
      isOwner = true
      resolve(() => channel.close())
    }
    // After a delay of the page the timer fires before queued messages: process those first.
    let patience = setTimeout(() => (patience = setTimeout(own, HEARING_MS)), OWNER_LEAVES_MS)
    say({ asks: me })
  })
}
