import type { Move, PreviewDetails, Version } from './channel'
import { isPreviewUser } from './preview-users'

/** How long a page that was opened with a preview gets its files after the preview is over. */
const PREVIEW_GRACE_MS = 24 * 60 * 60 * 1000

/** Who gets the files of a version. */
export interface FileAccess {
  /** Has a step pointed all users, or a canary's, to it? Pages that were opened then still load its files. */
  readonly isForEveryone: (version: Version) => boolean
  /** Is this user on the list of a preview of it, or was within a day before this time? */
  readonly isForUser: (version: Version, who: string | null, now: Date) => boolean
}

/** A version that was shown to a list of users, until this time. */
interface PreviewPeriod extends Version, PreviewDetails {}

/**
 * Which versions the steps of a channel give, and to whom. A version that was only published is given to nobody. One
 * that was replaced stays given until it is dropped from the store.
 */
export function fileAccessOf(moves: readonly Move[]): FileAccess {
  const all = new Set<string>()
  const lists: PreviewPeriod[] = []
  for (const { changes, at } of moves) {
    for (const { name, to, preview } of changes) {
      if (preview) endPeriods(lists, preview.as, at)
      if (to === null) continue
      if (preview) lists.push({ ...preview, name, version: to })
      else all.add(keyOf({ name, version: to }))
    }
  }
  return {
    isForEveryone: (version) => all.has(keyOf(version)),
    isForUser: (version, who, now) =>
      lists.some(
        (list) =>
          keyOf(list) === keyOf(version) &&
          Date.parse(list.until) + PREVIEW_GRACE_MS > now.getTime() &&
          isPreviewUser(list.users, list.as, who),
      ),
  }
}

const keyOf = ({ name, version }: Version) => `${name} ${version}`

/** The list of this preview counts no longer than until the step that replaces or ends it. */
function endPeriods(lists: PreviewPeriod[], as: string, at: string): void {
  for (const [index, list] of lists.entries()) {
    if (list.as === as && Date.parse(at) < Date.parse(list.until)) lists[index] = { ...list, until: at }
  }
}
