import type { RemoteEntry } from './schema'
import { VERSIONS_PATH } from './versions'

/** Where a page asks for the files of remotes that it was sent without them: `?mf-a=1.0.0&mf-b=2.1.0` [OPEN-252]. */
export const FILES_PATH = `${VERSIONS_PATH}/files`

/** So many versions may be asked for at once: remotes and canaries of one page, and room to grow. */
export const MOST_VERSIONS = 40

/** Which files a version of a remote has, and their hashes. */
export type RemoteFiles = Pick<RemoteEntry, 'chunks' | 'integrity'>

/** By which a version's files are told. */
export const versionKey = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>): string => `${name} ${version}`

/** An entry as a page gets it that begins without this remote: all that it shows and links to, and no file. */
export const withoutFiles = (remote: RemoteEntry): RemoteEntry => ({
  ...remote,
  // Data is asked for early by the page's own remote alone.
  routes: remote.routes.map(({ path, access, chunk, under }) => ({ path, access, chunk, under, early: [] })),
  chunks: {},
  integrity: {},
  filesLater: true,
})

/** An entry with its files. */
export const withFiles = (remote: RemoteEntry, { chunks, integrity }: RemoteFiles): RemoteEntry => ({
  ...remote,
  chunks,
  integrity,
  filesLater: undefined,
})
