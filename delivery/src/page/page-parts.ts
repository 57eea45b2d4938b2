import {
  fitsRoundTrip,
  matchPath,
  matchRoute,
  ownersLink,
  ownersRemote,
  registryOf,
  SHELL_BASE,
  withCanaries,
} from '@portal/federation/host'
import type {
  PageAddress,
  PageConfig,
  PortalConfig,
  PrerenderedPage,
  Registry,
  RemoteEntry,
  StandalonePages,
} from '@portal/federation/host'
import type { WebServerOptions } from '../options/options'
import { ownBase } from '../release/documents/entry-faults'
import type { Release } from '../release/served/releases'
import { screenKey } from '../release/served/screen-sizes'
import type { PageFile, PageParts } from './html'
import { entryFiles, isStyle } from '../release/documents/entry-files'
import { openPage } from './open-page'
import { portalConfig, standaloneConfig } from './portal-config'
import type { Site } from './site'

/** What makes the pages of one kind: they are the same but for the address. */
export interface PageKind {
  readonly name: string
  readonly isShells: boolean
  readonly parts: (site: Site) => PageParts
}

/**
 * Owners of pets get their remote's own pages, in the version of their link; everybody else the shell's, which knows
 * whose page it is.
 */
export function pageKind(
  address: PageAddress,
  release: Release,
  options: WebServerOptions,
  inHtml: readonly string[],
): PageKind {
  const remote = ownersVersion(release.registry, address)
  const standalone = remote?.standalone
  if (!remote || !standalone) {
    const chunk = openPage(withCanaries(release.registry), address.pathname) ?? ''
    const scriptsAsked = whenAsked(release, address.pathname, inHtml)
    const first = firstRemotes(release.registry, address.pathname, chunk)
    const begins = ({ name }: RemoteEntry) => first?.includes(name) ?? true
    return {
      name: `shell ${chunk} ${scriptsAsked} ${first?.join()} ${inHtml.join()}`,
      isShells: true,
      parts: (site) => {
        const config = portalConfig(release, site, options, begins)
        return { ...shellParts(chunk, release, inHtml.length > 0 ? { ...config, inHtml } : config), scriptsAsked }
      },
    }
  }
  const chunk = remote.routes.find(({ path }) => matchPath(path, address.pathname))?.chunk ?? ''
  const owners = { ...remote, standalone }
  return {
    name: `${remote.name} ${remote.version} ${chunk}`,
    isShells: false,
    parts: (site) => standaloneParts(owners, chunk, standaloneConfig(owners, release, site, options)),
  }
}

/**
 * When the page requests the shell's scripts. With an early render they follow its scripts. When the HTML has those and
 * the screen's files fit into one round trip, the HTML requests them at once; otherwise the start script does.
 */
function whenAsked({ registry, screenSizes = {} }: Release, pathname: string, inHtml: readonly string[]) {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly) return 'first'
  const size = screenSizes[screenKey(remote, route.chunk)] ?? Infinity
  return !inHtml.every(isStyle) && fitsRoundTrip(size) ? 'behind' : 'held'
}

/** The remotes that a page may begin with; null, which is all, where the shell decides which. */
function firstRemotes(registry: Registry, pathname: string, chunk: string): string[] | null {
  if (chunk) return []
  const remote = matchRoute(registry, pathname)?.remote
  if (!remote) return null
  const other = remote.continues && matchRoute(registry, remote.continues.otherwise)?.remote
  return [remote, other].flatMap((one) => one?.name ?? [])
}

/** The remote that shows this page to owners without the shell, in the version that this owner gets. */
function ownersVersion(registry: Registry, address: PageAddress): RemoteEntry | null {
  const stable = ownersRemote(registry, address)
  if (!stable) return null
  return registryOf(registry, ownersLink(stable, address)).remotes[stable.name] ?? null
}

/** The entry and the screen of this address travel at the same time. */
function shellParts(chunk: string, release: Release, config: PortalConfig): Omit<PageParts, 'scriptsAsked'> {
  const { shell, shellBase = SHELL_BASE, texts = {} } = release
  const { inHtml = [] } = config
  const scripts = inHtml.filter((name) => !isStyle(name))
  const files = entryFiles(shell, chunk).filter((name) => !scripts.includes(name))
  const code = codeOf(files, shellBase, shell.integrity)
  const textOf = (name: string) => {
    const text = inHtml.includes(name) ? texts[name] : undefined
    return text && placed(text, shellBase)
  }
  return {
    config,
    scripts: code.scripts,
    // All in their order: of two rules of equal weight the later counts.
    styles: code.styles.map((file) => ({ ...file, text: textOf(file.address.slice(shellBase.length)) })),
    texts: scripts.flatMap((name) => texts[name] ?? []),
    skeleton: shell.skeleton,
    prerendered: placedAt(shellBase, shell.pages[chunk]?.[config.brand]),
    criticalCss: shell.criticalCss,
    startScript: shell.startScript,
  }
}

/** A font has one address in all of a page, or it is fetched twice. */
const placed = (text: string, base: string) => text.replaceAll(SHELL_BASE, base)

function placedAt(base: string, page: PrerenderedPage | undefined): PrerenderedPage | undefined {
  if (page === undefined || base === SHELL_BASE) return page
  return { ...page, css: placed(page.css, base), fonts: page.fonts.map((font) => placed(font, base)) }
}

function standaloneParts(
  { name, standalone }: RemoteEntry & { readonly standalone: StandalonePages },
  chunk: string,
  config: PageConfig,
): PageParts {
  const { entry, chunks, integrity, skeleton, criticalCss, startScript, pages } = standalone
  return {
    config,
    ...codeOf([...entry, ...(chunks[chunk] ?? [])], ownBase(name), integrity),
    texts: [],
    scriptsAsked: 'first',
    skeleton,
    prerendered: pages[chunk]?.[config.brand],
    criticalCss,
    startScript,
  }
}

/** Scripts and style sheets with their hashes, in this order. */
function codeOf(files: readonly string[], base: string, integrity: Readonly<Record<string, string>>) {
  const ofType = (type: string): PageFile[] =>
    files
      .filter((name) => name.endsWith(type))
      .map((name) => ({ address: base + name, integrity: integrity[name] ?? '' }))
  return { scripts: ofType('.js'), styles: ofType('.css') }
}
