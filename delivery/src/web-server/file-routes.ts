import { brandPicture } from '@portal/brand'
import { isThirdParty, isRemoteName } from '@portal/federation/host'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { notFoundResponse, serveAsset } from './assets/assets'
import type { WebServerOptions } from './options/options'
import { brandOfHost } from './page/brand-of-host'
import { FEDERATION_MANIFEST, federationManifest } from './page/federation-manifest'
import { siteOf } from './page/site'
import { SHELL } from '../releases/documents/names'
import type { CheckedFiles } from '../releases/served/checked-files'
import type { Releases } from '../releases/served/releases'
import { FILE_POLICY } from '../http/security-headers'
import { readPreviewUser } from './preview-user'

/** Routes of browser tab icons and of files of the shell and the remotes. */
export function addFileRoutes(app: Hono, options: WebServerOptions, releases: Releases, files: CheckedFiles): void {
  // A refusal gets the content policy of a file too.
  for (const files of ['/shell/*', '/remotes/*', '/icons/*']) app.use(files, addFilePolicy)
  addIconRoutes(app, options, releases)
  const serve = createFileServer(releases, files)
  app.get('/shell/*', (context) => serve(context, SHELL, context.req.path.slice('/shell/'.length)))
  app.get(`/remotes/:name/${FEDERATION_MANIFEST}`, (context, next) => {
    const name = context.req.param('name')
    const { remotes } = releases.current().registry
    const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
    const site = siteOf(context.req.header('host'), options.publicOrigin)
    // A third-party remote publishes a manifest of its own.
    if (!remote || !site || isThirdParty(remote)) return next()
    return context.json(federationManifest(remote, site.origin), 200, { 'Cache-Control': 'no-cache' })
  })
  app.get('/remotes/:name/*', (context) => {
    const [name = '', ...rest] = context.req.path.slice('/remotes/'.length).split('/')
    return isRemoteName(name) ? serve(context, name, rest.join('/'), options.portalOrigins) : context.notFound()
  })
}

function addIconRoutes(app: Hono, { brandHosts }: WebServerOptions, releases: Releases): void {
  // Tabs without a page of the portal request it, for example a tab with a PDF.
  app.get('/favicon.ico', (context) => {
    const brand = brandOfHost(context.req.header('host') ?? '', brandHosts)
    return context.redirect(`/icons/${brandPicture(brand)}`)
  })
  app.get('/icons/:file', (context) => {
    const { icons } = releases.current().shell
    const file = context.req.param('file')
    if (!Object.hasOwn(icons, file)) return context.notFound()
    return context.body(icons[file] ?? '', 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
    })
  })
}

const addFilePolicy: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', FILE_POLICY)
}

/** Tries each version that has the file, since one may be just dropped and another damaged. */
function createFileServer({ placesOf }: Releases, files: CheckedFiles) {
  return async (context: Context, name: string, file: string, portals?: readonly string[]) => {
    let answer = notFoundResponse()
    for (const place of await placesOf(name, file, readPreviewUser(context))) {
      const response = await serveAsset(place, file, context.req.raw, files, portals)
      if (response.status < 400) return response
      if (response.status === 503) answer = response
    }
    return answer
  }
}
