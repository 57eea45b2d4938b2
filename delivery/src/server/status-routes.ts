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
import { CONTRACT_PATH } from '../sdk/asked-contract'
import { maySeeAll } from '../may-see-all'
import type { WebServerOptions } from '../options/options'
import { grantedSources } from '../page/granted-sources'
import { inShell } from '../page/portal-config'
import type { Releases } from '../release/served/releases'
import { isName } from '../release/documents/names'
import { WORD_PATH } from '../release/served/word'
import { askedUser, keepPreviewUser } from './preview-user'
import { health, statesOf, unwritable, type Upstream } from './health'

/** What this server has met since it runs. */
interface Observed {
  readonly isDraining: () => boolean
  readonly damaged: () => Promise<readonly string[]>
  readonly violations: () => Readonly<Record<string, number>>
  readonly metrics: Metrics
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** How the server fares, and which versions it serves. */
export function addStatus(app: Hono, options: WebServerOptions, releases: Releases, observed: Observed): void {
  const upstreams: Upstream[] = [{ name: 'api', url: `${options.apiUrl}/api/health`, own: options.ownApi }]
  if (options.cloudUrl) upstreams.push({ name: 'cloud', url: `${options.cloudUrl}/health` })
  const seesAll = ({ req }: Context) => maySeeAll(options.closedTo, req.header('authorization'))

  app.get('/health/live', ({ json }) => json({ status: 'ok' }, 200, NOT_KEPT))
  /** A service that is away takes no web server out of service: pages come, and say so [OPEN-148]. */
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
      return context.text('For the operator.\n', 401, { ...NOT_KEPT, 'WWW-Authenticate': 'Bearer' })
    return context.body(await observed.metrics.text(), 200, { ...NOT_KEPT, 'Content-Type': observed.metrics.type })
  })
  /** What a page that was loaded now would have: old tabs ask. */
  app.get(VERSIONS_PATH, ({ json }) => {
    const { registry } = releases.current()
    return json(versionsOf({ ...registry, previews: splitPreviews(registry).released }), 200, NOT_KEPT)
  })
  /** For the users of a list, who alone may know of it: by an id that is nobody's guess [OPEN-302]. */
  app.get(`${UNRELEASED_PATH}/:as`, (context) => {
    const { registry, shell } = releases.current()
    const who = askedUser(context)
    const { unreleased } = splitPreviews(registry)
    const as = context.req.param('as')
    const entry = Object.hasOwn(unreleased, as) ? unreleased[as]?.entry : undefined
    if (!entry || who === null || !releases.isPreviewed(entry, who)) return context.notFound()
    keepPreviewUser(context, who)
    return context.json(inShell(entry, shell), 200, NOT_KEPT)
  })
  /** For whoever makes a remote, so that it takes an SDK that fits [OPEN-242], and knows where to publish it [OPEN-310]. */
  app.get(CONTRACT_PATH, ({ json }) => {
    const { contract } = releases.current().registry.shell
    return json({ contract, ...(options.releaseApi && { releaseApi: options.releaseApi }) }, 200, NOT_KEPT)
  })
  /** For whoever has moved a package, without a secret: what the step has come to [OPEN-196]. */
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
