import {
  isRemoteName,
  partedPreviews,
  UNRELEASED_PATH,
  versionsOf,
  VERSIONS_PATH,
  withCanaries,
} from '@portal/federation/host'
import type { Metrics } from '@portal/server'
import type { Context, Hono } from 'hono'
import { CONTRACT_PATH } from '../sdk/asked-contract'
import { maySeeAll } from '../http/may-see-all'
import type { WebServerOptions } from './options/options'
import { grantedSources } from './page/granted-sources'
import { inShell } from './page/portal-config'
import type { Releases } from '../releases/served/releases'
import { isName } from '../releases/documents/names'
import { WORD_PATH } from '../releases/served/word'
import { askedUser, keepPreviewUser } from './preview-user'
import { health, statesOf, unwritable, type Upstream } from './health'

/** State and counters of the running server. */
interface Observed {
  readonly isDraining: () => boolean
  readonly damaged: () => Promise<readonly string[]>
  readonly violations: () => Readonly<Record<string, number>>
  readonly metrics: Metrics
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** Routes of health, metrics and served versions. */
export function addStatus(app: Hono, options: WebServerOptions, releases: Releases, observed: Observed): void {
  const upstreams: Upstream[] = [{ name: 'api', url: `${options.apiUrl}/api/health`, own: options.ownApi }]
  if (options.cloudUrl) upstreams.push({ name: 'cloud', url: `${options.cloudUrl}/health` })
  const seesAll = ({ req }: Context) => maySeeAll(options.closedTo, req.header('authorization'))

  app.get('/health/live', ({ json }) => json({ status: 'ok' }, 200, NOT_KEPT))
  /** Stays ready while an upstream is down: pages still load and say that the service is away [OPEN-148]. */
  app.get('/health/ready', async (context) => {
    if (observed.isDraining()) return context.json({ status: 'draining' }, 503, NOT_KEPT)
    return context.json({ status: 'ready', ...(seesAll(context) && (await statesOf(upstreams))) }, 200, NOT_KEPT)
  })
  app.get('/health', async (context) => {
    const release = releases.current()
    const damaged = seesAll(context) ? await observed.damaged() : []
    const state = await health(release, releases.keys(), { damaged, unwritable: await unwritable(options) }, upstreams)
    const { refused: ungranted } = grantedSources(withCanaries(release.registry), options.remoteSources)
    const body = seesAll(context)
      ? { ...state, ungranted, violations: observed.violations() }
      : { status: state.status }
    return context.json(body, state.status === 'ok' ? 200 : 503, NOT_KEPT)
  })
  app.get('/metrics', async (context) => {
    if (!seesAll(context))
      return context.text('Only the operator can read metrics. Send the operator’s token.\n', 401, {
        ...NOT_KEPT,
        'WWW-Authenticate': 'Bearer',
      })
    return context.body(await observed.metrics.text(), 200, { ...NOT_KEPT, 'Content-Type': observed.metrics.type })
  })
  /** Served versions, which open tabs compare with their own. */
  app.get(VERSIONS_PATH, ({ json }) => {
    const { registry } = releases.current()
    return json(versionsOf({ ...registry, previews: partedPreviews(registry).released }), 200, NOT_KEPT)
  })
  /** A preview before its first release: only users on its list may know of it, by their unguessable id [OPEN-302]. */
  app.get(`${UNRELEASED_PATH}/:as`, (context) => {
    const { registry, shell } = releases.current()
    const who = askedUser(context)
    const { unreleased } = partedPreviews(registry)
    const as = context.req.param('as')
    const entry = Object.hasOwn(unreleased, as) ? unreleased[as]?.entry : undefined
    if (!entry || who === null || !releases.isPreviewed(entry, who)) return context.notFound()
    keepPreviewUser(context, who)
    return context.json(inShell(entry, shell), 200, NOT_KEPT)
  })
  /**
   * For developers of remotes: the contract decides which SDK fits [OPEN-242], the address where to publish [OPEN-310].
   */
  app.get(CONTRACT_PATH, ({ json }) => {
    const { contract } = releases.current().registry.shell
    return json({ contract, ...(options.releaseApi && { releaseApi: options.releaseApi }) }, 200, NOT_KEPT)
  })
  /** For publishers, without a secret: whether their step is served, or why not [OPEN-196]. */
  app.get(`${WORD_PATH}/:name`, ({ req, json, notFound }) => {
    const name = req.param('name')
    const [step, key] = [req.query('step') ?? '', req.query('key')]
    if (!isName(name) || !/^\d{0,9}$/.test(step)) return notFound()
    return json(releases.word(name, { step: Number(step), key }), 200, NOT_KEPT)
  })
  app.get(`${VERSIONS_PATH}/before/:remote`, async (context) => {
    const remote = context.req.param('remote')
    const entry = isRemoteName(remote) ? await releases.before(remote).catch(() => null) : null
    return entry ? context.json(inShell(entry), 200, { 'Cache-Control': 'no-store' }) : context.notFound()
  })
}
