import type { RemoteEntry } from './schema'
import { VERSIONS_PATH } from './versions'

/**
 * Path at which a page requests the files of remotes that its HTML did not list: `?mf-a=1.0.0&mf-b=2.1.0` [OPEN-252].
 */
export const FILES_PATH = `${VERSIONS_PATH}/files`

/** Limit of versions in one request: all remotes and canaries of a page, with room to grow. */
export const MOST_VERSIONS = 40

/** Files of a remote's version, with their hashes. */
export type RemoteFiles = Pick<RemoteEntry, 'chunks' | 'integrity'>

/** Key of a version's files. */
export const versionKey = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>): string => `${name} ${version}`

/**
 * A remote's entry without files, for pages that start without this remote: everything that the page shows and links
 * to.
 */
export const withoutFiles = (remote: RemoteEntry): RemoteEntry => ({
  ...remote,
  // Only the page's own remote has early requests.
  routes: remote.routes.map(({ path, access, chunk, under }) => ({ path, access, chunk, under, early: [] })),
  chunks: {},
  integrity: {},
  filesLater: true,
})

export const withFiles = (remote: RemoteEntry, { chunks, integrity }: RemoteFiles): RemoteEntry => ({
  ...remote,
  chunks,
  integrity,
  filesLater: undefined,
})
