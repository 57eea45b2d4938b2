import { BRAND_CODES, BRANDS } from '@portal/brand'
import { knownTimeZone } from '@portal/domain'
import { callNames, isOfCommonDomain, splitPreviews, withoutFiles } from '@portal/federation/host'
import type { PageConfig, PortalConfig, RemoteEntry, StandalonePages, StandaloneConfig } from '@portal/federation/host'
import { brandOfHost, isBrandHost } from './brand-of-host'
import type { WebServerOptions } from '../options/options'
import { incompatibility } from '../release/checks/fit'
import type { ShellManifest } from '../release/documents/shell-manifest'
import { ownBase } from '../release/documents/entry-faults'
import type { Release } from '../release/served/releases'
import type { Site } from './site'

/** What a page shows of the brands before the API has answered [SHL-54]; stock follows the practice's [OPEN-09]. */
const shownOf = (stockInformationUrl: string | undefined) =>
  Object.fromEntries(
    BRAND_CODES.map((code) => {
      const { name, welcome, phone, careHours: hours, stockInformationUrl: own } = BRANDS[code]
      const careHours = { ...hours, time_zone: knownTimeZone(hours.time_zone) }
      return [code, { name, welcome, phone, careHours, stockInformationUrl: stockInformationUrl ?? own }]
    }),
  )

const absolute = (address: string | undefined, site: Site) =>
  address?.startsWith('/') ? `${site.origin}${address}` : address

/** `key@/path/1` becomes a whole DSN of this origin. */
function dsnOf(dsn: string, site: Site): string {
  const [, key, path] = /^([\w-]+)@(\/.*)$/.exec(dsn) ?? []
  return key ? site.origin.replace('://', `://${key}@`) + path : dsn
}

function pageConfig(release: Release, site: Site, options: WebServerOptions): PageConfig {
  return {
    release: release.shell.version,
    apiBase: '/api/',
    brand: brandOfHost(site.host, options.brandHosts),
    brandIsKnown: isBrandHost(site.host, options.brandHosts),
    brands: shownOf(options.stockInformationUrl),
    timedVisits: options.timedVisits,
    errors: { dsn: dsnOf(options.services.errors.dsn, site) },
  }
}

/**
 * Registry and runtime configuration, as the page's start script and the shell read them; files of the remotes alone
 * with which the page begins.
 */
export function portalConfig(
  release: Release,
  site: Site,
  options: WebServerOptions,
  begins: (remote: RemoteEntry) => boolean,
): PortalConfig {
  const { identity, realtime } = options.services
  const { shell, remotes, canaries } = release.registry
  const { released, unreleased } = splitPreviews(release.registry)
  const sent = (remote: RemoteEntry) => {
    const entry = inShell(remote, release.shell)
    return begins(remote) ? entry : withoutFiles(entry)
  }
  return {
    ...pageConfig(release, site, options),
    identity: { ...identity, endpoint: absolute(identity.endpoint, site) },
    realtime,
    registry: {
      shell,
      remotes: mapped(remotes, sent),
      canaries: canaries && mapped(canaries, ({ percent, entry }) => ({ percent, entry: sent(entry) })),
      // Few have one, so that nobody else's page bears its files.
      previews: ifAny(
        mapped(released, ({ users, entry }) => ({ users, entry: withoutFiles(inShell(entry, release.shell)) })),
      ),
    },
    unreleased: ifAny(mapped(unreleased, ({ users }) => users)),
    isOverridable: options.devDir ? true : undefined,
    shellBase: release.shellBase,
    shellIntegrity: checkedByPage(release.shell.integrity),
    earlyRender: release.shell.earlyRender,
    domain: release.shell.domain,
    commonDomain: release.shell.commonDomain,
    federation: release.shell.federation,
  }
}

const ifAny = <T extends object>(all: T): T | undefined => (Object.keys(all).length > 0 ? all : undefined)

const mapped = <T, R>(all: Readonly<Record<string, T>>, make: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

/**
 * An entry as pages of the shell get it: they have no use for what stands beside it, nor for what is compared here.
 * Where the page's own shell is not known, the remote is taken to fit, and to need all of the domain.
 */
export const inShell = (remote: RemoteEntry, shell?: ShellManifest): RemoteEntry => ({
  ...remote,
  unfit: shell && incompatibility(remote, shell)?.words,
  isOfCommonDomain: (shell && isOfCommonDomain(remote, shell)) || undefined,
  integrity: checkedByPage(remote.integrity),
  calls: remote.uses && callNames(remote.uses.endpoints),
  standalone: undefined,
  uses: undefined,
  filesLater: undefined,
  compiledIn: undefined,
  sources: undefined,
  owner: undefined,
  errorBudget: undefined,
})

/** The hashes that pages check themselves; browsers know none for fonts and pictures, which this server checks. */
export const checkedByPage = (integrity: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => /\.(js|css|json)$/.test(file)))

/** The configuration of a page that this remote shows without the shell. */
export function standaloneConfig(
  { version, name, standalone: { integrity } }: RemoteEntry & { readonly standalone: StandalonePages },
  release: Release,
  site: Site,
  options: WebServerOptions,
): StandaloneConfig {
  return {
    ...pageConfig(release, site, options),
    release: version,
    base: ownBase(name),
    integrity: checkedByPage(integrity),
  }
}
