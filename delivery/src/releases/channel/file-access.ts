import type { Move, PreviewDetails, Version } from './channel'
import { isPreviewUser } from './previews'

/** Open pages of a preview can load its files for a day after its end. */
const PREVIEW_GRACE_MS = 24 * 60 * 60 * 1000

/** Users who may load the files of a version. */
export interface FileAccess {
  /** Was the version ever promoted or a canary? Pages opened at that time still load its files. */
  readonly isForEveryone: (version: Version) => boolean
  /** Does a preview give this user the version, or did one within the last day? */
  readonly isForUser: (version: Version, who: string | null, now: Date) => boolean
}

/** The time for which one preview gives a version to its users. */
interface PreviewPeriod extends Version, PreviewDetails {}

/**
 * Who may load which version, by the steps of a channel. A version in no step is open to nobody. A replaced version
 * stays open until `portal gc` deletes it.
 */
export function fileAccessOf(moves: readonly Move[]): FileAccess {
  const all = new Set<string>()
  const periods: PreviewPeriod[] = []
  for (const { changes, at } of moves) {
    for (const { name, to, preview } of changes) {
      if (preview) endPeriods(periods, preview.as, at)
      if (to === null) continue
      if (preview) periods.push({ ...preview, name, version: to })
      else all.add(keyOf({ name, version: to }))
    }
  }
  return {
    isForEveryone: (version) => all.has(keyOf(version)),
    isForUser: (version, who, now) =>
      periods.some(
        (period) =>
          keyOf(period) === keyOf(version) &&
          Date.parse(period.until) + PREVIEW_GRACE_MS > now.getTime() &&
          isPreviewUser(period.users, period.as, who),
      ),
  }
}

const keyOf = ({ name, version }: Version) => `${name} ${version}`

/** Ends the periods of this preview at the step that replaces or ends it. */
function endPeriods(periods: PreviewPeriod[], as: string, at: string): void {
  for (const [index, period] of periods.entries()) {
    if (period.as === as && Date.parse(at) < Date.parse(period.until)) periods[index] = { ...period, until: at }
  }
}
