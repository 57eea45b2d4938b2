import type { RemoteFiles } from '@portal/federation/host'
import type { Version } from '../channel/channel'
import type { FileAccess } from '../channel/file-access'
import type { FilePlace } from './checked-files'
import type { openFileIndex } from './file-index'

/** Files of the versions that a user may load. A null user has no previews. */
export interface UserFiles {
  /** Chunks and hashes of a remote's version; null if it is unreadable or not for this user. */
  readonly filesOf: (name: string, version: string, who?: string | null) => Promise<RemoteFiles | null>
  /** Places of a package's file. */
  readonly placesOf: (name: string, file: string, who?: string | null) => Promise<readonly FilePlace[]>
  /** Does a preview give this user the version, or did one within the last day? */
  readonly isPreviewed: (version: Version, who: string | null) => boolean
}

interface UserFilesSources {
  readonly files: () => ReturnType<typeof openFileIndex>
  readonly access: () => FileAccess
  /** Polls the channel, because another server may already know a later step. */
  readonly poll: () => Promise<void>
}

/** Finds files of the versions that a user may load. Versions in no step are not found. */
export function openUserFiles({ files, access, poll }: UserFilesSources): UserFiles {
  const hasAccess = (name: string, version: string, who: string | null) =>
    access().isForEveryone({ name, version }) || access().isForUser({ name, version }, who, new Date())
  return {
    isPreviewed: (version, who) => access().isForUser(version, who, new Date()),
    filesOf: async (name, version, who = null) => {
      if (!hasAccess(name, version, who)) await poll()
      return hasAccess(name, version, who) ? files().filesOf(name, version) : null
    },
    placesOf: async (name, file, who = null) => {
      const published = await files().placesOf(name, file)
      const places = () => {
        const own = published.filter(({ version }) => hasAccess(name, version, who))
        const isForAll = own.some(({ version }) => access().isForEveryone({ name, version }))
        return own.map((place) => ({ ...place, isPreviewOnly: !isForAll }))
      }
      const known = places()
      if (known.length > 0 || published.length === 0) return known
      await poll()
      return places()
    },
  }
}
