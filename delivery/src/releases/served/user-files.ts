import type { RemoteFiles } from '@portal/federation/host'
import type { Version } from '../channel/channel'
import type { FileAccess } from '../channel/file-access'
import type { Place } from './checked-files'
import type { openFiles } from './file-index'

/** Files of the versions that a user gets; nobody's (null) are without previews. */
export interface GivenFiles {
  /** What pages check of a remote's version; null where they get none that can be read. */
  readonly filesOf: (name: string, version: string, who?: string | null) => Promise<RemoteFiles | null>
  /** Where this file of a package is. */
  readonly placesOf: (name: string, file: string, who?: string | null) => Promise<readonly Place[]>
  /** Has this user a preview of this version, or had within a day? */
  readonly isPreviewed: (version: Version, who: string | null) => boolean
}

interface Means {
  readonly files: () => ReturnType<typeof openFiles>
  /** By the steps that are followed. */
  readonly given: () => FileAccess
  /** Follows the channel anew: another process may know a step that this one has not seen yet. */
  readonly look: () => Promise<void>
}

/** Finds files of the versions that a user gets. What is only published is not found. */
export function givenFiles({ files, given, look }: Means): GivenFiles {
  const isGiven = (name: string, version: string, who: string | null) =>
    given().isForEveryone({ name, version }) || given().isForUser({ name, version }, who, new Date())
  return {
    isPreviewed: (version, who) => given().isForUser(version, who, new Date()),
    filesOf: async (name, version, who = null) => {
      if (!isGiven(name, version, who)) await look()
      return isGiven(name, version, who) ? files().filesOf(name, version) : null
    },
    placesOf: async (name, file, who = null) => {
      const published = await files().placesOf(name, file)
      const places = () => {
        const own = published.filter(({ version }) => isGiven(name, version, who))
        const isForAll = own.some(({ version }) => given().isForEveryone({ name, version }))
        return own.map((place) => ({ ...place, isForListed: !isForAll }))
      }
      const known = places()
      if (known.length > 0 || published.length === 0) return known
      await look()
      return places()
    },
  }
}
