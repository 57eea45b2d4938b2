import { previewsAt, type ChannelState } from './channel'

/** A channel has at most this many previews at once: the HTML of every page bears them all. */
export const MOST_PREVIEWS = 10

/** One remote has at most this many of them, so that no team takes the places of all others. */
export const MOST_OF_REMOTE = 3

/** A preview may have this many users. */
export const MOST_USERS = 50

/** Why these are too many previews, as what is expected and what was found; null where they are not. */
export function tooManyPreviews(
  names: readonly string[],
): { readonly expected: string; readonly found: string } | null {
  if (names.length > MOST_PREVIEWS) {
    return {
      expected: `At most ${MOST_PREVIEWS} previews at once: every page bears them all.`,
      found: `${names.length}`,
    }
  }
  const crowded = names.find((name) => names.filter((other) => other === name).length > MOST_OF_REMOTE)
  if (crowded === undefined) return null
  return {
    expected: `At most ${MOST_OF_REMOTE} previews of one remote at once: the other places are for other teams.`,
    found: `${MOST_OF_REMOTE + 1} of ${crowded}`,
  }
}

/** The same for the previews of a channel that last at this time. */
export const crowdedChannel = (state: ChannelState, now: Date) =>
  tooManyPreviews(previewsAt(state, now).map(([, { name }]) => name))
