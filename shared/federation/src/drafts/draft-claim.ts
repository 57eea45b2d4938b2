import type { DraftKey } from './draft-store'
import { lookAgain } from './open-drafts'

/** Gives a draft back, so that another tab may work on it. */
export type ReleaseDraft = () => void

/** The drafts that this page has. */
const claimed = new Set<string>()

/** A tab that is being closed or reloaded gives its drafts back within this time. */
const OWNER_LEAVES_MS = 400
/** Within this time what other tabs have said is heard. */
const HEARING_MS = 100

/**
 * Makes this tab the only one that works on a draft, for as long as it is open; null when another tab has it
 * [OPEN-89]. Held by a lock of the browser, where it has none by asking the other tabs.
 */
export async function claimDraft({ userId, id }: DraftKey): Promise<ReleaseDraft | null> {
  const name = lockOf({ userId, id })
  const release = await (navigator.locks ? claimByLock(name) : claimByAsking(name))
  // What the tab before wrote last.
  await lookAgain()
  if (!release) return null
  claimed.add(name)
  return () => {
    claimed.delete(name)
    release()
  }
}

/** Whether it is this page that works on the draft. */
export const isClaimedHere = (key: DraftKey): boolean => claimed.has(lockOf(key))

const lockOf = ({ userId, id }: DraftKey) => `portal.draft.${userId}.${id}`

/** Asks first without a time limit: a slow computer must not take a free draft for another tab's. */
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

/** Of two that ask at the same moment the one with the smaller number gives way. */
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
    // A page that was held up finds its timer due before the answers: they are heard first.
    let patience = setTimeout(() => (patience = setTimeout(own, HEARING_MS)), OWNER_LEAVES_MS)
    say({ asks: me })
  })
}
