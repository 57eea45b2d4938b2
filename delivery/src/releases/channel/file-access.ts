import type { Move, PreviewOf, Version } from './channel'
import { isListedUser } from './preview-users'

/** How long a page that was opened with a preview gets its files after the preview is over. */
const PREVIEW_KEPT_MS = 24 * 60 * 60 * 1000

/** Who gets the files of a version. */
export interface Given {
  /** Has a step pointed all users, or a canary's, to it? Pages that were opened then still load its files. */
  readonly toAll: (version: Version) => boolean
  /** Is this user on the list of a preview of it, or was within a day before this time? */
  readonly toUser: (version: Version, who: string | null, now: Date) => boolean
}

/** A version that was shown to a list of users, until this time. */
interface ListedVersion extends Version, PreviewOf {}

/**
 * Which versions the steps of a channel give, and to whom. A version that was only published is given to nobody. One
 * that was replaced stays given until it is dropped from the store.
 */
export function givenBy(moves: readonly Move[]): Given {
  const all = new Set<string>()
  const lists: ListedVersion[] = []
  for (const { changes, at } of moves) {
    for (const { name, to, preview } of changes) {
      if (preview) endList(lists, preview.as, at)
      if (to === null) continue
      if (preview) lists.push({ ...preview, name, version: to })
      else all.add(keyOf({ name, version: to }))
    }
  }
  return {
    toAll: (version) => all.has(keyOf(version)),
    toUser: (version, who, now) =>
      lists.some(
        (list) =>
          keyOf(list) === keyOf(version) &&
          Date.parse(list.until) + PREVIEW_KEPT_MS > now.getTime() &&
          isListedUser(list.users, list.as, who),
      ),
  }
}

const keyOf = ({ name, version }: Version) => `${name} ${version}`

/** The list of this preview counts no longer than until the step that replaces or ends it. */
function endList(lists: ListedVersion[], as: string, at: string): void {
  for (const [index, list] of lists.entries()) {
    if (list.as === as && Date.parse(at) < Date.parse(list.until)) lists[index] = { ...list, until: at }
  }
}
