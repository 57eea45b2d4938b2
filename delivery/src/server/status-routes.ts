import { isRemoteName, versionsOf, VERSIONS_PATH, withCanaries } from '@portal/federation/host'
import type { Hono } from 'hono'
import type { WebServerOptions } from '../options/options'
import { grantedSources } from '../page/granted-sources'
import { inShell } from '../page/portal-config'
import type { Releases } from '../release/served/releases'
import { health } from './health'

/** What this server has met since it runs. */
interface Met {
  readonly damaged: () => readonly string[]
  readonly violations: () => Readonly<Record<string, number>>
}

/** How the server fares, and which versions it serves. */
export function addStatus(app: Hono, options: WebServerOptions, releases: Releases, met: Met): void {
  app.get('/health', async (context) => {
    const upstreams = [{ name: 'api', url: `${options.apiUrl}/api/health` }]
    if (options.cloudUrl) upstreams.push({ name: 'cloud', url: `${options.cloudUrl}/health` })
    const release = releases.current()
    const state = await health(release, met.damaged(), upstreams)
    const { refused: ungranted } = grantedSources(withCanaries(release.registry), options.remoteSources)
    return context.json({ ...state, ungranted, violations: met.violations() }, state.status === 'ok' ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
  /** What a page that was loaded now would have: old tabs ask. */
  app.get(VERSIONS_PATH, (context) =>
    context.json(versionsOf(releases.current().registry), 200, { 'Cache-Control': 'no-store' }),
  )
  app.get(`${VERSIONS_PATH}/before/:remote`, async (context) => {
    const remote = context.req.param('remote')
    const entry = isRemoteName(remote) ? await releases.before(remote).catch(() => null) : null
    return entry ? context.json(inShell(entry), 200, { 'Cache-Control': 'no-store' }) : context.notFound()
  })
}
