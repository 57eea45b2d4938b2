import {
  isRemoteName,
  splitPreviews,
  UNRELEASED_PATH,
  versionsOf,
  VERSIONS_PATH,
  withCanaries,
} from '@portal/federation/host'
import type { Metrics } from '@portal/server'
import type { Context, Hono } from 'hono'
import { CONTRACT_PATH } from '../sdk/request-portal'
import { maySeeDetails } from '../http/operator-access'
import type { WebServerOptions } from './options/options'
import { grantSources } from './page/granted-sources'
import { toPageEntry } from './page/portal-config'
import type { Releases } from '../releases/served/releases'
import { isName } from '../releases/documents/names'
import { PACKAGE_STATUS_PATH } from '../releases/served/package-status'
import { readUserQuery, rememberPreviewUser } from './preview-user'
import { describeHealth, checkUpstreams, findUnwritableFolders, type Upstream } from './health'

/** State and counters of the running server. */
interface ServerMonitor {
  readonly isDraining: () => boolean
  readonly damaged: () => Promise<readonly string[]>
  readonly violations: () => Readonly<Record<string, number>>
  readonly metrics: Metrics
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Routes of health and metrics. */
export function addHealthRoutes(
  app: Hono,
  options: WebServerOptions,
  releases: Releases,
  monitor: ServerMonitor,
): void {
  const upstreams: Upstream[] = [{ name: 'api', url: `${options.apiUrl}/api/health`, own: options.ownApi }]
  if (options.cloudUrl) upstreams.push({ name: 'cloud', url: `${options.cloudUrl}/health` })
  const maySee = ({ req }: Context) => maySeeDetails(options.operatorAccess, req.header('authorization'))

  app.get('/health/live', ({ json }) => json({ status: 'ok' }, 200, NO_STORE))
  /** Stays ready while an upstream is down: pages still load and say that the service is away [OPEN-148]. */
  app.get('/health/ready', async (context) => {
    if (monitor.isDraining()) return context.json({ status: 'draining' }, 503, NO_STORE)
    return context.json({ status: 'ready', ...(maySee(context) && (await checkUpstreams(upstreams))) }, 200, NO_STORE)
  })
  app.get('/health', async (context) => {
    const release = releases.current()
    const damaged = maySee(context) ? await monitor.damaged() : []
    const state = await describeHealth(
      release,
      releases.keys(),
      { damaged, unwritable: await findUnwritableFolders(options) },
      upstreams,
    )
    const { refused: ungranted } = grantSources(withCanaries(release.registry), options.remoteSources)
    const body = maySee(context) ? { ...state, ungranted, violations: monitor.violations() } : { status: state.status }
    return context.json(body, state.status === 'ok' ? 200 : 503, NO_STORE)
  })
  app.get('/metrics', async (context) => {
    if (!maySee(context))
      return context.text('Only the operator can read metrics. Send the operator’s token.\n', 401, {
        ...NO_STORE,
        'WWW-Authenticate': 'Bearer',
      })
    return context.body(await monitor.metrics.text(), 200, { ...NO_STORE, 'Content-Type': monitor.metrics.type })
  })
}

/** Routes of served versions. */
export function addVersionRoutes(app: Hono, { releaseApi }: WebServerOptions, releases: Releases): void {
  /** Served versions, which open tabs compare with their own. */
  app.get(VERSIONS_PATH, ({ json }) => {
    const { registry } = releases.current()
    return json(versionsOf({ ...registry, previews: splitPreviews(registry).released }), 200, NO_STORE)
  })
  /** A preview before its first release: only users on its list may know of it, by their unguessable id [OPEN-302]. */
  app.get(`${UNRELEASED_PATH}/:as`, (context) => {
    const { registry, shell } = releases.current()
    const user = readUserQuery(context)
    const { unreleased } = splitPreviews(registry)
    const as = context.req.param('as')
    const entry = Object.hasOwn(unreleased, as) ? unreleased[as]?.entry : undefined
    if (!entry || user === null || !releases.isPreviewed(entry, user)) return context.notFound()
    rememberPreviewUser(context, user)
    return context.json(toPageEntry(entry, shell), 200, NO_STORE)
  })
  /**
   * For developers of remotes: the contract decides which SDK fits [OPEN-242], the address where to publish [OPEN-310].
   */
  app.get(CONTRACT_PATH, ({ json }) => {
    const { contract } = releases.current().registry.shell
    return json({ contract, ...(releaseApi && { releaseApi }) }, 200, NO_STORE)
  })
  /** For publishers, without a secret: whether their step is served, or why not [OPEN-196]. */
  app.get(`${PACKAGE_STATUS_PATH}/:name`, ({ req, json, notFound }) => {
    const name = req.param('name')
    const [step, key] = [req.query('step') ?? '', req.query('key')]
    if (!isName(name) || !/^\d{0,9}$/.test(step)) return notFound()
    return json(releases.packageStatus(name, { step: Number(step), key }), 200, NO_STORE)
  })
  app.get(`${VERSIONS_PATH}/before/:remote`, async (context) => {
    const remote = context.req.param('remote')
    const entry = isRemoteName(remote) ? await releases.before(remote).catch(() => null) : null
    return entry ? context.json(toPageEntry(entry), 200, NO_STORE) : context.notFound()
  })
}
