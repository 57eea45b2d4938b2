import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { log, openMetrics } from '@portal/server'
import type { Metrics } from '@portal/server'
import type { WebServerOptions } from './options/options'
import { DIRECTIVES } from './page/content-security-policy'
import { MAX_REPORT_BYTES, createViolationCounter } from './page/violations'
import { openCheckedFiles } from '../releases/served/checked-files'
import type { Releases } from '../releases/served/releases'
import { noSdks, type ServedSdks } from '../sdk/served-sdks'
import { REPORTS } from '../http/security-headers'
import { addFileRoutes } from './file-routes'
import { addLaterFilesRoute } from './later-files-route'
import { addPageRoute } from './page-route'
import { addSdkRoutes } from './sdk-routes'
import { addStatusPageRoute } from './status-page-route'
import { addHealthRoutes, addVersionRoutes } from './status-routes'

interface AppServices {
  readonly log?: (line: string) => void
  readonly metrics?: Metrics
  /** True from the start of a shutdown. */
  readonly isDraining?: () => boolean
  readonly sdks?: ServedSdks
}

/** Routes that the web server answers itself: pages, files, health and versions. */
export function createApp(options: WebServerOptions, releases: Releases, services: AppServices = {}): Hono {
  const { log: warn = log.warn, isDraining = () => false, metrics = openMetrics('web server') } = services
  const files = openCheckedFiles(warn)
  const violations = createViolationCounter(DIRECTIVES)
  const app = new Hono()
  const monitor = { isDraining, damaged: files.damaged, violations: violations.read, metrics }
  addHealthRoutes(app, options, releases, monitor)
  addVersionRoutes(app, options, releases)
  addLaterFilesRoute(app, releases)
  addStatusPageRoute(app, options, releases, files.damaged)
  addSdkRoutes(app, releases, services.sdks ?? noSdks)
  // Nothing of a report is logged or echoed: anybody may send one, with any content.
  app.post(REPORTS, bodyLimit({ maxSize: MAX_REPORT_BYTES }), async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    const { remotes } = releases.current().registry
    return context.body(null, violations.count(body, Object.values(remotes)) ? 204 : 400)
  })
  app.all(REPORTS, (context) => context.text('This address accepts only reports, by POST.\n', 405, { Allow: 'POST' }))
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'))
  addFileRoutes(app, options, releases, files)
  addPageRoute(app, options, releases)
  app.all('*', (context) => context.text('Pages accept only GET and HEAD.\n', 405, { Allow: 'GET, HEAD' }))
  app.notFound((context) => context.text('Not found\n', 404, { 'Cache-Control': 'no-store' }))
  return app
}
