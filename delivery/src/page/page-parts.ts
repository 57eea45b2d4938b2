import { matchRoute, ownersRemote } from '@portal/federation/host'
import type { PageAddress, RemoteEntry, Standalone } from '@portal/federation/host'
import type { WebServerOptions } from '../options'
import type { Release } from '../release/release'
import type { PageFile, PageParts } from './html'
import { portalConfig, standaloneConfig } from './portal-config'
import type { Site } from './site'

/** What makes the pages of one kind: they are the same but for the address. */
export interface PageKind {
  readonly name: string
  readonly parts: (site: Site) => PageParts
}

/** Owners of pets get their remote's own pages, everybody else the shell's. */
export function pageKind(address: PageAddress, release: Release, options: WebServerOptions): PageKind {
  const remote = ownersRemote(release.registry, address)
  const standalone = remote?.standalone
  if (!remote || !standalone) return { name: 'shell', parts: (site) => shellParts(release, site, options) }
  const chunk = matchRoute(release.registry, address.pathname)?.route.chunk ?? ''
  return {
    name: `${remote.name} ${chunk}`,
    parts: (site) => ({
      ...standaloneParts({ ...remote, standalone }, chunk),
      config: standaloneConfig({ ...remote, standalone }, release, site, options),
    }),
  }
}

function shellParts(release: Release, site: Site, options: WebServerOptions): PageParts {
  const { shell } = release
  const { main } = shell.entries
  const file = (name: string): PageFile => ({ address: `/shell/${name}`, integrity: shell.integrity[name] ?? '' })
  return {
    config: portalConfig(release, site, options),
    scripts: main.js.map(file),
    styles: main.css.map(file),
    skeleton: main.skeleton ?? shell.skeleton,
    criticalCss: shell.criticalCss,
    startScript: shell.startScript,
  }
}

/** The entry and the screen of this address travel at the same time. */
function standaloneParts(
  { base, standalone }: RemoteEntry & { readonly standalone: Standalone },
  chunk: string,
): Omit<PageParts, 'config'> {
  const { entry, chunks, integrity, skeleton, criticalCss } = standalone
  const files = [...entry, ...(chunks[chunk] ?? [])]
  const ofType = (type: string): PageFile[] =>
    files
      .filter((name) => name.endsWith(type))
      .map((name) => ({ address: base + name, integrity: integrity[name] ?? '' }))
  return { scripts: ofType('.js'), styles: ofType('.css'), skeleton, criticalCss, startScript: '' }
}
