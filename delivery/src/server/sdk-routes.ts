import type { Hono } from 'hono'
import type { Releases } from '../release/served/releases'
import { SDK_PATH } from '../sdk/sdk-paths'
import type { ServedSdks } from '../sdk/served-sdks'

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** The SDK that fits what is served, for whoever makes a remote: its signed list, and its tarballs [OPEN-256]. */
export function addSdks(app: Hono, releases: Releases, sdks: ServedSdks): void {
  app.get(SDK_PATH, async ({ json }) => {
    const { contract } = releases.current().registry.shell
    const sdk = await sdks.fitting(contract)
    return sdk ? json(sdk.json, 200, NOT_KEPT) : json({ contract, sdk: null }, 404, NOT_KEPT)
  })
  app.get(`${SDK_PATH}/:version/:file`, async ({ req, body, notFound }) => {
    const tarball = await sdks.tarball(req.param('version'), req.param('file'))
    if (!tarball) return notFound()
    return body(new Uint8Array(tarball), 200, {
      'Content-Type': 'application/gzip',
      // A version never changes.
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
