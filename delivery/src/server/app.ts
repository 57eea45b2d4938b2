import { brandPicture } from '@portal/brand'
import { isThirdParty, isRemoteName, versionsOf, VERSIONS_PATH, withCanaries } from '@portal/federation/host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { matches, notFound, serveAsset } from '../assets/assets'
import { acceptedEncodings } from '../assets/encoding'
import { brandOfHost } from '../page/brand-of-host'
import { health } from './health'
import type { WebServerOptions } from '../options/options'
import { DIRECTIVES } from '../page/content-security-policy'
import { FEDERATION_MANIFEST, federationManifest } from '../page/federation-manifest'
import { grantedSources } from '../page/granted-sources'
import { openPages } from '../page/pages'
import { inShell } from '../page/portal-config'
import { preloadsOf } from '../page/preloads'
import { serverTime } from '../page/server-time'
import { siteOf } from '../page/site'
import { openCheckedFiles } from '../release/served/checked-files'
import { SHELL } from '../release/documents/names'
import type { Releases } from '../release/served/releases'
import { securityHeaders } from '../security-headers'
import { MAX_REPORT_BYTES, openViolations, REPORTS } from '../page/violations'

/** A path whose last part has a file ending is a file's; everything else is a page's. */
const isFilePath = (pathname: string) => /\.[a-z0-9]{1,8}$/i.test(pathname)

/** Pages, assets and health: what the web server answers itself. */
export function createApp(
  options: WebServerOptions,
  releases: Releases,
  log = (line: string) => console.error(line),
): Hono {
  const release = releases.current
  const pageFor = openPages(options)
  const files = openCheckedFiles(log)
  const violations = openViolations(DIRECTIVES)
  const app = new Hono()
  app.use(securityHeaders(options.publicOrigin?.startsWith('https:') ?? false))

  app.get('/health', async (context) => {
    const upstreams = [{ name: 'api', url: `${options.apiUrl}/api/health` }]
    if (options.cloudUrl) upstreams.push({ name: 'cloud', url: `${options.cloudUrl}/health` })
    const state = await health(release(), files.damaged(), upstreams)
    const { refused: ungranted } = grantedSources(withCanaries(release().registry), options.remoteSources)
    return context.json({ ...state, ungranted, violations: violations.counted() }, state.status === 'ok' ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
  /** What a page that was loaded now would have: old tabs ask. */
  app.get(VERSIONS_PATH, (context) =>
    context.json(versionsOf(release().registry), 200, { 'Cache-Control': 'no-store' }),
  )
  app.get(`${VERSIONS_PATH}/before/:remote`, async (context) => {
    const remote = context.req.param('remote')
    const entry = isRemoteName(remote) ? await releases.before(remote).catch(() => null) : null
    return entry ? context.json(inShell(entry), 200, { 'Cache-Control': 'no-store' }) : context.notFound()
  })
  // Asked for by tabs without a page of ours, a PDF's for one.
  app.get('/favicon.ico', (context) => {
    const brand = brandOfHost(context.req.header('host') ?? '', options.brandHosts)
    return context.redirect(`/icons/${brandPicture(brand)}`)
  })
  app.get('/icons/:file', (context) => {
    const { icons } = release().shell
    const file = context.req.param('file')
    if (!Object.hasOwn(icons, file)) return context.notFound()
    return context.body(icons[file] ?? '', 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
    })
  })
  // No answer but these, and no line in the log: anybody may send anything.
  app.post(REPORTS, bodyLimit({ maxSize: MAX_REPORT_BYTES }), async (context) => {
    const body: unknown = await context.req.json().catch(() => null)
    return context.body(null, violations.count(body, Object.values(release().registry.remotes)) ? 204 : 400)
  })
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'))

  /** Another version has the same file where one was just dropped, or its file is damaged. */
  const serve = async (name: string, file: string, request: Request, portals?: readonly string[]) => {
    let answer = notFound()
    for (const place of await releases.placesOf(name, file)) {
      const given = await serveAsset(place, file, request, files, portals)
      if (given.status < 400) return given
      if (given.status === 503) answer = given
    }
    return answer
  }
  app.get('/shell/*', (context) => serve(SHELL, context.req.path.slice('/shell/'.length), context.req.raw))
  app.get(`/remotes/:name/${FEDERATION_MANIFEST}`, (context, next) => {
    const name = context.req.param('name')
    const { remotes } = release().registry
    const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
    const site = siteOf(context.req.header('host'), options.publicOrigin)
    // A third-party one brings its own.
    if (!remote || !site || isThirdParty(remote)) return next()
    return context.json(federationManifest(remote, site.origin), 200, { 'Cache-Control': 'no-cache' })
  })
  app.get('/remotes/:name/*', (context) => {
    const [name = '', ...rest] = context.req.path.slice('/remotes/'.length).split('/')
    return isRemoteName(name) ? serve(name, rest.join('/'), context.req.raw, options.portalOrigins) : context.notFound()
  })

  app.get('*', (context) => {
    const { path: pathname } = context.req
    if (isFilePath(pathname) || /^\/(shell|remotes|dev)(\/|$)/.test(pathname)) return context.notFound()
    const site = siteOf(context.req.header('host'), options.publicOrigin)
    if (!site) return context.text('This address is not one of the portal.\n', 400)
    const address = { pathname, search: new URL(context.req.url).search }
    const page = pageFor(address, site, release())
    const preloads = preloadsOf(address, release())
    const [encoding = 'identity'] = acceptedEncodings(context.req.header('accept-encoding'))
    const etag = `"${page.etag}-${encoding}"`
    context.header('Content-Security-Policy', page.policy)
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Accept-Encoding')
    context.header('ETag', etag)
    // Also with a 304: the page judges tokens by this clock, not by the computer's.
    context.header('Server-Timing', serverTime())
    if (preloads) context.header('Link', preloads)
    if (matches(context.req.header('if-none-match') ?? null, etag)) return context.body(null, 304)
    context.header('Content-Type', 'text/html; charset=utf-8')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    return context.body(page.body(encoding))
  })

  app.all('*', (context) => context.text('Pages are read only.\n', 405, { Allow: 'GET, HEAD' }))
  app.notFound((context) => context.text('Not found\n', 404, { 'Cache-Control': 'no-store' }))
  return app
}
