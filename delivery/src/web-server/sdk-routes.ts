import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Releases } from '../releases/served/releases'
import { findCommands } from '../sdk/sdk'
import { COMMANDS_PATH, SDK_PATH } from '../sdk/sdk-paths'
import type { ServedSdks } from '../sdk/served-sdks'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Headers with which a browser saves a tarball and never runs it as a page or script [OPEN-292]. */
const TARBALL = {
  'Content-Type': 'application/gzip',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Routes of the SDK that fits the served shell: its signed list and its tarballs [OPEN-256]. */
export function addSdkRoutes(app: Hono, releases: Releases, sdks: ServedSdks): void {
  const fitting = () => sdks.findFitting(releases.current().registry.shell.contract)
  app.get(SDK_PATH, async ({ json }) => {
    const sdk = await fitting()
    const { contract } = releases.current().registry.shell
    return sdk ? json(sdk.json, 200, NO_STORE) : json({ contract, sdk: null }, 404, NO_STORE)
  })
  /**
   * The `portal` commands, as a team's first command line runs them. They check all further downloads against a key.
   */
  app.get(COMMANDS_PATH, async ({ body, notFound }) => {
    const sdk = await fitting()
    const commands = sdk && findCommands(sdk)
    const tarball = commands && (await sdks.readTarball(sdk.version, commands.file))
    if (!tarball) return notFound()
    const digest = createHash('sha256').update(tarball).digest('base64')
    return body(new Uint8Array(tarball), 200, { ...TARBALL, ...NO_STORE, 'Repr-Digest': `sha-256=:${digest}:` })
  })
  app.get(`${SDK_PATH}/:version/:file`, async ({ req, body, notFound }) => {
    const tarball = await sdks.readTarball(req.param('version'), req.param('file'))
    if (!tarball) return notFound()
    return body(new Uint8Array(tarball), 200, {
      ...TARBALL,
      // A version never changes.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
