import { activePreviews, type ChannelState } from './channel'

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
