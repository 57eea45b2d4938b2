import { FILES_PATH, isRemoteName, MOST_VERSIONS, versionKey } from '@portal/federation/host'
import type { RemoteFiles } from '@portal/federation/host'
import type { Hono } from 'hono'
import { compress, FAST_QUALITY } from './assets/compress'
import { parseAcceptEncoding } from './assets/encoding'
import { pageHashes } from './page/portal-config'
import { isVersion } from '../releases/documents/names'
import type { Releases } from '../releases/served/releases'
import { readUserQuery, rememberPreviewUser } from './preview-user'

/** One hour only: a version never changes, but its key may be removed from the list. */
const CACHED_FOR_AN_HOUR = 'public, max-age=3600'

/**
 * Route of remotes' file lists that a page was sent without, also for versions from before a step [OPEN-252]. The
 * answer leaves out versions that this visitor may not get, and is then not cached. `who` is the user of a preview; a
 * cookie then lets that browser load the preview's files [OPEN-332].
 */
export function addLaterFilesRoute(app: Hono, releases: Releases): void {
  app.get(FILES_PATH, async (context) => {
    const user = readUserQuery(context)
    const versions = [...new URL(context.req.url).searchParams].filter(([name]) => name !== 'who')
    const isOdd = versions.some(([name, version]) => !isRemoteName(name) || !isVersion(version))
    if (versions.length === 0 || versions.length > MOST_VERSIONS || isOdd) {
      return context.text(`Ask for 1 to ${MOST_VERSIONS} versions of remotes, as in ?mf-a=1.0.0.\n`, 400)
    }
    const found = await Promise.all(versions.map((one) => readFilesOf(releases, one, user)))
    const files = found.filter((one) => one !== null)
    const isWhole = files.length === versions.length
    const [encoding = 'identity'] = parseAcceptEncoding(context.req.header('accept-encoding'))
    if (isWhole && user !== null) rememberPreviewUser(context, user)
    context.header('Cache-Control', isWhole && user === null ? CACHED_FOR_AN_HOUR : 'no-store')
    context.header('Vary', 'Accept-Encoding')
    context.header('Content-Type', 'application/json')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    const json = Buffer.from(JSON.stringify(Object.fromEntries(files)))
    return context.body(await compress(json, encoding, FAST_QUALITY))
  })
}

async function readFilesOf(
  releases: Releases,
  [name, version]: readonly [string, string],
  user: string | null,
): Promise<[string, RemoteFiles] | null> {
  const files = await releases.filesOf(name, version, user)
  return files && [versionKey({ name, version }), { chunks: files.chunks, integrity: pageHashes(files.integrity) }]
}
