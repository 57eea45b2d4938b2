import { activePreviews, type ChannelState } from './channel'

/** A channel has at most this many previews at once: the HTML of every page bears them all. */
export const MAX_PREVIEWS = 10

/** One remote has at most this many of them, so that no team takes the places of all others. */
export const MAX_PREVIEWS_PER_REMOTE = 3

/** A preview may have this many users. */
export const MAX_PREVIEW_USERS = 50

/** Why these are too many previews, as what is expected and what was found; null where they are not. */
export function findPreviewLimitFault(
  names: readonly string[],
): { readonly expected: string; readonly found: string } | null {
  if (names.length > MAX_PREVIEWS) {
    return {
      expected: `At most ${MAX_PREVIEWS} previews at once: every page bears them all.`,
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

/** The same for the previews of a channel that last at this time. */
export const findChannelLimitFault = (state: ChannelState, now: Date) =>
  findPreviewLimitFault(activePreviews(state, now).map(([, { name }]) => name))
