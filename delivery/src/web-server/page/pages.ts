import { createHash } from 'node:crypto'
import { withCanaries, type PageAddress } from '@portal/federation/host'
import { compressedOf } from '../assets/compress'
import type { Encoding } from '../assets/encoding'
import type { WebServerOptions } from '../options/options'
import type { Release } from '../../releases/served/releases'
import { contentSecurityPolicy } from './content-security-policy'
import { grantedSources } from './granted-sources'
import { inlineStyles, renderPage } from './html'
import type { PageParts } from './html'
import { pageKind } from './page-parts'
import type { PageKind } from './page-parts'
import type { Site } from './site'

/** A rendered page with its policy; each encoding is made when it is first asked for. */
export interface Page {
  readonly etag: string
  readonly policy: string
  /** Not one of owners' pages, which stand without the shell. */
  readonly isShells: boolean
  /** Whether each script of it has a hash that the page knows: the browser runs no other then. */
  readonly isChecked: boolean
  readonly body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/** Pages kept at most: the host name is the visitor's word, so their number must have an end. */
const KEPT = 64

/** Renders pages and keeps them until the release changes. */
export function openPages(options: WebServerOptions) {
  const kept = new Map<string, Page>()
  let stamp = ''
  return (address: PageAddress, site: Site, release: Release, inHtml: readonly string[]): Page => {
    if (release.stamp !== stamp) kept.clear()
    stamp = release.stamp
    const kind = pageKind(address, release, options, inHtml)
    const key = `${kind.name} ${site.origin}`
    const page = kept.get(key) ?? makePage(kind, site, options, release)
    kept.delete(key)
    kept.set(key, page)
    const oldest = kept.keys().next()
    if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value)
    return page
  }
}

function makePage(kind: PageKind, site: Site, options: WebServerOptions, { registry }: Release): Page {
  const all = withCanaries(registry)
  const granted = grantedSources(all, options.remoteSources)
  const parts = { ...kind.parts(site), isRehearsal: options.isRehearsal }
  const html = Buffer.from(renderPage(parts))
  return {
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(inlineOf(parts), site, {
      connect: [...realtimeSource(options), ...(options.connectSources ?? []), ...granted.connect],
      image: [...(options.imageSources ?? []), ...granted.images],
      remotes: [...(options.remoteOrigins ?? []), ...(options.cdn === undefined ? [] : [options.cdn])],
    }),
    isShells: kind.isShells,
    // A developer's own build, which a development server's page takes, has no hashes.
    isChecked: !options.devDir && parts.scripts.every(({ integrity }) => integrity !== ''),
    body: compressedOf(html),
  }
}

const inlineOf = (parts: PageParts) => ({
  script: parts.startScript,
  texts: parts.texts,
  styles: inlineStyles(parts),
})

/** The real-time service where it has a host of its own; the page's own stands in every policy. */
function realtimeSource({ services }: WebServerOptions): string[] {
  const { host, port, secure = true } = services.realtime
  if (!host) return []
  const usual = secure ? 443 : 80
  return [`${secure ? 'wss' : 'ws'}://${host}${(port ?? usual) === usual ? '' : `:${port}`}`]
}
