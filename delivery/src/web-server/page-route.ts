import { isFilePath } from '@portal/federation/host'
import type { Hono } from 'hono'
import { matches } from './assets/assets'
import { acceptedEncodings } from './assets/encoding'
import type { WebServerOptions } from './options/options'
import { FOREIGN_HOST } from './host-check'
import { openPages } from './page/pages'
import { firstFiles, filesInHtml, stillServed } from './page/first-files'
import { keepFiles, keptFiles } from './page/kept-files'
import { preloadsOf } from './page/preloads'
import { serverTime } from './page/server-time'
import { siteOf } from './page/site'
import type { Releases } from '../releases/served/releases'
import { SCANNING_PERMISSIONS } from '../http/security-headers'

/** Route of pages: every address that does not belong to a file. */
export function addPages(app: Hono, options: WebServerOptions, releases: Releases): void {
  const pageFor = openPages(options)
  app.get('*', async (context) => {
    const { path: pathname } = context.req
    if (isFilePath(pathname) || /^\/(shell|remotes|dev)(\/|$)/.test(pathname)) return context.notFound()
    const site = siteOf(context.req.header('host'), options.publicOrigin)
    if (!site) return context.text(FOREIGN_HOST, 400)
    const address = { pathname, search: new URL(context.req.url).search }
    const release = releases.current()
    const kept = keptFiles(context)
    const first = firstFiles(address, release)
    const inHtml = filesInHtml(first, release, kept)
    const page = pageFor(address, site, release, inHtml)
    const preloads = preloadsOf(first, release, inHtml)
    const [encoding = 'identity'] = acceptedEncodings(context.req.header('accept-encoding'))
    // Weak: the first visitor gets the same page in a quicker, larger compression.
    const etag = `W/"${page.etag}-${encoding}"`
    context.header('Content-Security-Policy', page.policy)
    if (page.isShells) context.header('Permissions-Policy', SCANNING_PERMISSIONS)
    if (page.isChecked) context.header('Integrity-Policy', 'blocked-destinations=(script)')
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Accept-Encoding, Cookie')
    context.header('ETag', etag)
    // Also with a 304: the page checks token expiry by the server's clock, not the computer's.
    context.header('Server-Timing', serverTime())
    if (preloads) context.header('Link', preloads)
    if (inHtml.length > 0) keepFiles(context, [...stillServed(kept, release), ...inHtml])
    if (matches(context.req.header('if-none-match') ?? null, etag)) return context.body(null, 304)
    context.header('Content-Type', 'text/html; charset=utf-8')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    return context.body(await page.body(encoding))
  })
}
