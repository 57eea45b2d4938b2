import { isFilePath } from '@portal/federation/host'
import { thisCall } from '@portal/server'
import type { Hono } from 'hono'
import { matchesETag } from './assets/assets'
import { parseAcceptEncoding } from './assets/encoding'
import type { WebServerOptions } from './options/options'
import { FOREIGN_HOST } from './host-check'
import { createPageCache } from './page/pages'
import { findFirstFiles, chooseFilesInHtml, keepServedFiles } from './page/first-files'
import { rememberBrowserFiles, readBrowserFiles } from './page/browser-files'
import { preloadsOf } from './page/preloads'
import { siteOf } from './page/site'
import type { Releases } from '../releases/served/releases'
import { SCANNING_PERMISSIONS } from '../http/security-headers'

/** Route of pages: every address that does not belong to a file. */
export function addPageRoute(app: Hono, options: WebServerOptions, releases: Releases): void {
  const pageFor = createPageCache(options)
  app.get('*', async (context) => {
    const { path: pathname } = context.req
    if (isFilePath(pathname) || /^\/(shell|remotes|dev)(\/|$)/.test(pathname)) return context.notFound()
    const site = siteOf(context.req.header('host'), options.publicOrigin)
    if (!site) return context.text(FOREIGN_HOST, 400)
    const address = { pathname, search: new URL(context.req.url).search }
    const release = releases.current()
    const browserFiles = readBrowserFiles(context)
    const first = findFirstFiles(address, release)
    const inHtml = chooseFilesInHtml(first, release, browserFiles)
    const page = pageFor(address, site, release, inHtml)
    const preloads = preloadsOf(first, release, inHtml)
    const [encoding = 'identity'] = parseAcceptEncoding(context.req.header('accept-encoding'))
    // Weak: the first visitor gets the same page in a quicker, larger compression.
    const etag = `W/"${page.etag}-${encoding}"`
    context.header('Content-Security-Policy', page.policy)
    if (page.isShellPage) context.header('Permissions-Policy', SCANNING_PERMISSIONS)
    if (page.isChecked) context.header('Integrity-Policy', 'blocked-destinations=(script)')
    context.header('Cache-Control', 'no-cache')
    context.header('Vary', 'Accept-Encoding, Cookie')
    context.header('ETag', etag)
    // Also with a 304: the page checks token expiry by the server's clock, not the computer's.
    context.header('Server-Timing', serverTiming())
    if (preloads) context.header('Link', preloads)
    if (inHtml.length > 0) rememberBrowserFiles(context, [...keepServedFiles(browserFiles, release), ...inHtml])
    if (matchesETag(context.req.header('if-none-match') ?? null, etag)) return context.body(null, 304)
    context.header('Content-Type', 'text/html; charset=utf-8')
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    return context.body(await page.body(encoding))
  })
}

/**
 * The server's time as a `Server-Timing` header, in ms since 1970, which scripts of a page can read. The HTML cannot
 * carry it: the HTML is the same for everybody, and is answered with 304. `load` is the id of the request in the log,
 * for reports of errors [OPEN-251].
 */
export const serverTiming = (now = Date.now(), request = thisCall()?.request) =>
  `now;dur=${now}${request === undefined ? '' : `, load;desc="${request}"`}`
