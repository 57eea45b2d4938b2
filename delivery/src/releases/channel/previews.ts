import { createHash } from 'node:crypto'
import { previewMark } from '@portal/federation/host'
import { activePreviews, type ChannelState } from './channel'

/** Form of a preview's name. */
export const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

/** 128 bits of a hash of preview and user. */
const hashUser = (as: string, who: string): string =>
  createHash('sha256').update(`${as}\n${who}`).digest('hex').slice(0, 32)

/** A user in the stored list of a preview: a hash that hides the id, and the mark for pages. */
export const previewUser = (as: string, who: string): string => `${hashUser(as, who)}.${previewMark(as, who)}`

/** Form of a stored preview user. */
export const PREVIEW_USER = /^[0-9a-f]{32}\.[a-z0-9]{1,7}$/

/** The marks that pages get. They are too short to authorise a request. */
export const pageMarks = (users: readonly string[]): string[] => users.map((user) => user.slice(user.indexOf('.') + 1))

/** Is the user with this id on the preview's list? */
export const isPreviewUser = (users: readonly string[], as: string, who: string | null): boolean =>
  who !== null && users.includes(previewUser(as, who))

/** Previews of one channel at a time. The HTML of every page lists them all. */
export const MAX_PREVIEWS = 10

/** Leaves room for the previews of other teams. */
export const MAX_PREVIEWS_PER_REMOTE = 3

export const MAX_PREVIEW_USERS = 50

/** `names`: the remote of each preview. Returns the limit that they exceed, or null. */
export function findPreviewLimitFault(
  names: readonly string[],
): { readonly expected: string; readonly found: string } | null {
  if (names.length > MAX_PREVIEWS) {
    return {
      expected: `At most ${MAX_PREVIEWS} previews at once: every page lists them all.`,
      found: `${names.length}`,
    }
  }
  const crowded = names.find((name) => names.filter((other) => other === name).length > MAX_PREVIEWS_PER_REMOTE)
  if (crowded === undefined) return null
  return {
    expected: `At most ${MAX_PREVIEWS_PER_REMOTE} previews of one remote at once: the other places are for other teams.`,
    found: `${MAX_PREVIEWS_PER_REMOTE + 1} of ${crowded}`,
  }
}

/** Compares the active previews of a channel with the limits. */
export const findChannelLimitFault = (state: ChannelState, now: Date) =>
  findPreviewLimitFault(activePreviews(state, now).map(([, { name }]) => name))
