import { createHash } from 'node:crypto'
import { withCanaries, type PageAddress } from '@portal/federation/host'
import { createCompressor } from '../assets/compress'
import type { Encoding } from '../assets/encoding'
import type { WebServerOptions } from '../options/options'
import type { Release } from '../../releases/served/releases'
import { contentSecurityPolicy } from './content-security-policy'
import { grantSources } from './granted-sources'
import { inlineStyles, renderPage } from './html'
import type { PageParts } from './html'
import { findPageKind } from './page-parts'
import type { PageKind } from './page-parts'
import type { Site } from './site'

/** A rendered page with its policy. Each encoding is compressed at its first request. */
export interface Page {
  readonly etag: string
  readonly policy: string
  /** False for owners' pages, which run without the shell. */
  readonly isShellPage: boolean
  /** Whether every script has a known hash, so that the browser may refuse all others. */
  readonly isChecked: boolean
  readonly body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/** Size of the cache of pages. It needs a limit because visitors choose the host name. */
const CACHE_SIZE = 64

/** Returns a function that renders pages and caches them until the release changes. */
export function createPageCache(options: WebServerOptions) {
  const cache = new Map<string, Page>()
  let stamp = ''
  return (address: PageAddress, site: Site, release: Release, inHtml: readonly string[]): Page => {
    if (release.stamp !== stamp) cache.clear()
    stamp = release.stamp
    const kind = findPageKind(address, release, options, inHtml)
    const key = `${kind.name} ${site.origin}`
    const page = cache.get(key) ?? createPage(kind, site, options, release)
    cache.delete(key)
    cache.set(key, page)
    const oldest = cache.keys().next()
    if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value)
    return page
  }
}

function createPage(kind: PageKind, site: Site, options: WebServerOptions, { registry }: Release): Page {
  const all = withCanaries(registry)
  const granted = grantSources(all, options.remoteSources)
  const parts = { ...kind.parts(site), isRehearsal: options.isRehearsal }
  const html = Buffer.from(renderPage(parts))
  return {
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(inlineOf(parts), site, {
      connect: [...realtimeSource(options), ...(options.connectSources ?? []), ...granted.connect],
      image: [...(options.imageSources ?? []), ...granted.images],
      remotes: [...(options.remoteOrigins ?? []), ...(options.cdn === undefined ? [] : [options.cdn])],
    }),
    isShellPage: kind.isShellPage,
    // Builds of a development server have no hashes.
    isChecked: !options.devDir && parts.scripts.every(({ integrity }) => integrity !== ''),
    body: createCompressor(html),
  }
}

const inlineOf = (parts: PageParts) => ({
  script: parts.startScript,
  texts: parts.texts,
  styles: inlineStyles(parts),
})

/** Policy source of a real-time service with its own host. Every policy already allows the page's host. */
function realtimeSource({ services }: WebServerOptions): string[] {
  const { host, port, secure = true } = services.realtime
  if (!host) return []
  const usual = secure ? 443 : 80
  return [`${secure ? 'wss' : 'ws'}://${host}${(port ?? usual) === usual ? '' : `:${port}`}`]
}
