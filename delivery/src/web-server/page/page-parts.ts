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
import { localBase } from '../../releases/documents/entry-faults'
import type { Release } from '../../releases/served/releases'
import { screenKey } from '../../releases/served/screen-sizes'
import type { PageFile, PageParts } from './html'
import { entryFiles, isStyle } from '../../releases/documents/shell-manifest'
import { findOpenPage } from './open-page'
import { portalConfig, standaloneConfig } from './portal-config'
import type { Site } from './site'

/** Pages with the same HTML apart from the site's address. */
export interface PageKind {
  readonly name: string
  readonly isShellPage: boolean
  readonly parts: (site: Site) => PageParts
}

/** Pet owners get their remote's own pages, in the version of their link. Everybody else gets a page of the shell. */
export function findPageKind(
  address: PageAddress,
  release: Release,
  options: WebServerOptions,
  inHtml: readonly string[],
): PageKind {
  const remote = findOwnersRemote(release.registry, address)
  const standalone = remote?.standalone
  if (!remote || !standalone) {
    const chunk = findOpenPage(withCanaries(release.registry), address.pathname) ?? ''
    const scriptTiming = chooseScriptTiming(release, address.pathname, inHtml)
    const first = findFirstRemotes(release.registry, address.pathname, chunk)
    const mayShowFirst = ({ name }: RemoteEntry) => first?.includes(name) ?? true
    return {
      name: `shell ${chunk} ${scriptTiming} ${first?.join()} ${inHtml.join()}`,
      isShellPage: true,
      parts: (site) => {
        const config = portalConfig(release, site, options, mayShowFirst)
        return { ...shellParts(chunk, release, inHtml.length > 0 ? { ...config, inHtml } : config), scriptTiming }
      },
    }
  }
  const chunk = remote.routes.find(({ path }) => matchPath(path, address.pathname))?.chunk ?? ''
  const owners = { ...remote, standalone }
  return {
    name: `${remote.name} ${remote.version} ${chunk}`,
    isShellPage: false,
    parts: (site) => standaloneParts(owners, chunk, standaloneConfig(owners, release, site, options)),
  }
}

/**
 * When the page requests the shell's scripts. With an early render they follow the scripts of the early render. If the
 * HTML has those, and the screen's files fit into one round trip, the HTML requests the shell's scripts at once;
 * otherwise the start script requests them.
 */
function chooseScriptTiming({ registry, screenSizes = {} }: Release, pathname: string, inHtml: readonly string[]) {
  const { remote, route } = matchRoute(registry, pathname) ?? {}
  if (!remote || !route?.drawnEarly) return 'in-head'
  const size = screenSizes[screenKey(remote, route.chunk)] ?? Infinity
  return !inHtml.every(isStyle) && fitsRoundTrip(size) ? 'after-first-inline' : 'by-start-script'
}

/** Names of remotes whose screen may show first at a path; null, which means all, when the shell decides. */
function findFirstRemotes(registry: Registry, pathname: string, chunk: string): string[] | null {
  if (chunk) return []
  const remote = matchRoute(registry, pathname)?.remote
  if (!remote) return null
  const other = remote.continues && matchRoute(registry, remote.continues.otherwise)?.remote
  return [remote, other].flatMap((one) => one?.name ?? [])
}

/** The remote that shows this page to owners without the shell, in this owner's version. */
function findOwnersRemote(registry: Registry, address: PageAddress): RemoteEntry | null {
  const stable = ownersRemote(registry, address)
  if (!stable) return null
  return registryOf(registry, ownersLink(stable, address)).remotes[stable.name] ?? null
}

/** Parts of a shell page. Its entry and its screen are requested at the same time. */
function shellParts(chunk: string, release: Release, config: PortalConfig): Omit<PageParts, 'scriptTiming'> {
  const { shell, shellBase = SHELL_BASE, texts = {} } = release
  const { inHtml = [] } = config
  const scripts = inHtml.filter((name) => !isStyle(name))
  const files = entryFiles(shell, chunk).filter((name) => !scripts.includes(name))
  const code = codeOf(files, shellBase, shell.integrity)
  const textOf = (name: string) => {
    const text = inHtml.includes(name) ? texts[name] : undefined
    return text && replaceBase(text, shellBase)
  }
  return {
    config,
    scripts: code.scripts,
    // Keep the order of style sheets: of two rules with equal weight the later wins.
    styles: code.styles.map((file) => ({ ...file, text: textOf(file.address.slice(shellBase.length)) })),
    texts: scripts.flatMap((name) => texts[name] ?? []),
    skeleton: shell.skeleton,
    prerendered: placePage(shellBase, shell.pages[chunk]?.[config.brand]),
    criticalCss: shell.criticalCss,
    startScript: shell.startScript,
  }
}

/** A font needs one address in the whole page. With two the browser would download it twice. */
const replaceBase = (text: string, base: string) => text.replaceAll(SHELL_BASE, base)

function placePage(base: string, page: PrerenderedPage | undefined): PrerenderedPage | undefined {
  if (page === undefined || base === SHELL_BASE) return page
  return { ...page, css: replaceBase(page.css, base), fonts: page.fonts.map((font) => replaceBase(font, base)) }
}

function standaloneParts(
  { name, standalone }: RemoteEntry & { readonly standalone: StandalonePages },
  chunk: string,
  config: PageConfig,
): PageParts {
  const { entry, chunks, integrity, skeleton, criticalCss, startScript, pages } = standalone
  return {
    config,
    ...codeOf([...entry, ...(chunks[chunk] ?? [])], localBase(name), integrity),
    texts: [],
    scriptTiming: 'in-head',
    skeleton,
    prerendered: pages[chunk]?.[config.brand],
    criticalCss,
    startScript,
  }
}

/** Scripts and style sheets of a list of files, in its order, with their hashes. */
function codeOf(files: readonly string[], base: string, integrity: Readonly<Record<string, string>>) {
  const ofType = (type: string): PageFile[] =>
    files
      .filter((name) => name.endsWith(type))
      .map((name) => ({ address: base + name, integrity: integrity[name] ?? '' }))
  return { scripts: ofType('.js'), styles: ofType('.css') }
}
