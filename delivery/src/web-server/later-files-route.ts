import { FILES_PATH, isRemoteName, MOST_VERSIONS, versionKey } from '@portal/federation/host'
import type { RemoteFiles } from '@portal/federation/host'
import type { Hono } from 'hono'
import { compress, QUICKLY } from './assets/compress'
import { acceptedEncodings } from './assets/encoding'
import { checkedByPage } from './page/portal-config'
import { isVersion } from '../releases/documents/names'
import type { Releases } from '../releases/served/releases'
import { askedUser, keepPreviewUser } from './preview-user'

/** One hour only: a version never changes, but its key may be removed from the list. */
const KEPT = 'public, max-age=3600'

/**
 * Route of remotes' file lists that a page was sent without, also for versions from before a step [OPEN-252]. The
 * answer leaves out versions that this visitor may not get, and is then not cached. `who` is the user of a preview; a
 * cookie then lets that browser load the preview's files [OPEN-332].
 */
export function addLaterFiles(app: Hono, releases: Releases): void {
  app.get(FILES_PATH, async (context) => {
    const who = askedUser(context)
    const asked = [...new URL(context.req.url).searchParams].filter(([name]) => name !== 'who')
    const isOdd = asked.some(([name, version]) => !isRemoteName(name) || !isVersion(version))
    if (asked.length === 0 || asked.length > MOST_VERSIONS || isOdd) {
      return context.text(`Ask for 1 to ${MOST_VERSIONS} versions of remotes, as in ?mf-a=1.0.0.\n`, 400)
    }
    const found = await Promise.all(asked.map((one) => filesOf(releases, one, who)))
    const files = found.filter((one) => one !== null)
    const isWhole = files.length === asked.length
    const [encoding = 'identity'] = acceptedEncodings(context.req.header('accept-encoding'))
    if (isWhole && who !== null) keepPreviewUser(context, who)
    context.header('Cache-Control', isWhole && who === null ? KEPT : 'no-store')
    context.header('Vary', 'Accept-Encoding')
    context.header('Content-Type', 'application/json')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    const json = Buffer.from(JSON.stringify(Object.fromEntries(files)))
    return context.body(await compress(json, encoding, QUICKLY))
  })
}

async function filesOf(
  releases: Releases,
  [name, version]: readonly [string, string],
  who: string | null,
): Promise<[string, RemoteFiles] | null> {
  const files = await releases.filesOf(name, version, who)
  return files && [versionKey({ name, version }), { chunks: files.chunks, integrity: checkedByPage(files.integrity) }]
}
