import { BRAND_CODES, BRANDS } from '@portal/brand'
import { knownTimeZone } from '@portal/domain'
import { callNames, isOfCommonDomain, splitPreviews, withoutFiles } from '@portal/federation/host'
import type { PageConfig, PortalConfig, RemoteEntry, StandalonePages, StandaloneConfig } from '@portal/federation/host'
import { brandOfHost, isBrandHost } from './brand-of-host'
import type { WebServerOptions } from '../options/options'
import { findIncompatibility } from '../../releases/checks/compatibility'
import type { ShellManifest } from '../../releases/documents/shell-manifest'
import { localBase } from '../../releases/documents/entry-faults'
import type { Release } from '../../releases/served/releases'
import type { Site } from './site'

/** Data of all brands, for pages before the API has answered [SHL-54]; stock follows the practice's brand [OPEN-09]. */
const brandsConfig = (stockInformationUrl: string | undefined) =>
  Object.fromEntries(
    BRAND_CODES.map((code) => {
      const { name, welcome, phone, careHours: hours, stockInformationUrl: own } = BRANDS[code]
      const careHours = { ...hours, time_zone: knownTimeZone(hours.time_zone) }
      return [code, { name, welcome, phone, careHours, stockInformationUrl: stockInformationUrl ?? own }]
    }),
  )

const absolute = (address: string | undefined, site: Site) =>
  address?.startsWith('/') ? `${site.origin}${address}` : address

/** Completes `key@/path/1` to a DSN of this origin. */
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
    brands: brandsConfig(options.stockInformationUrl),
    timedVisits: options.timedVisits,
    errors: { dsn: dsnOf(options.services.errors.dsn, site) },
  }
}

/**
 * Registry and configuration of a page, for its start script and the shell.
 *
 * @param mayShowFirst whether a remote's files are included, since its screen may show first
 */
export function portalConfig(
  release: Release,
  site: Site,
  options: WebServerOptions,
  mayShowFirst: (remote: RemoteEntry) => boolean,
): PortalConfig {
  const { identity, realtime } = options.services
  const { shell, remotes, canaries } = release.registry
  const { released, unreleased } = splitPreviews(release.registry)
  const toSentEntry = (remote: RemoteEntry) => {
    const entry = toPageEntry(remote, release.shell)
    return mayShowFirst(remote) ? entry : withoutFiles(entry)
  }
  return {
    ...pageConfig(release, site, options),
    identity: { ...identity, endpoint: absolute(identity.endpoint, site) },
    realtime,
    registry: {
      shell,
      remotes: mapValues(remotes, toSentEntry),
      canaries: canaries && mapValues(canaries, ({ percent, entry }) => ({ percent, entry: toSentEntry(entry) })),
      // Few users have a preview, so no page contains its files.
      previews: unlessEmpty(
        mapValues(released, ({ users, entry }) => ({ users, entry: withoutFiles(toPageEntry(entry, release.shell)) })),
      ),
    },
    unreleased: unlessEmpty(mapValues(unreleased, ({ users }) => users)),
    isOverridable: options.devDir ? true : undefined,
    shellBase: release.shellBase,
    shellIntegrity: pageHashes(release.shell.integrity),
    earlyRender: release.shell.earlyRender,
    domain: release.shell.domain,
    commonDomain: release.shell.commonDomain,
    federation: release.shell.federation,
  }
}

const unlessEmpty = <T extends object>(all: T): T | undefined => (Object.keys(all).length > 0 ? all : undefined)

const mapValues = <T, R>(all: Readonly<Record<string, T>>, make: (one: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

/**
 * A registry entry as pages of the shell get it, without data that only this server uses.
 *
 * @param shell the page's shell; without it the remote counts as compatible and needs the whole domain package
 */
export const toPageEntry = (remote: RemoteEntry, shell?: ShellManifest): RemoteEntry => ({
  ...remote,
  unfit: shell && findIncompatibility(remote, shell)?.reason,
  isOfCommonDomain: (shell && isOfCommonDomain(remote, shell)) || undefined,
  integrity: pageHashes(remote.integrity),
  calls: remote.uses && callNames(remote.uses.endpoints),
  standalone: undefined,
  uses: undefined,
  filesLater: undefined,
  compiledIn: undefined,
  sources: undefined,
  owner: undefined,
  errorBudget: undefined,
})

/** Hashes that pages check. Browsers check none for fonts and pictures; this server checks those. */
export const pageHashes = (integrity: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => /\.(js|css|json)$/.test(file)))

/** The configuration of a remote's page that runs without the shell. */
export function standaloneConfig(
  { version, name, standalone: { integrity } }: RemoteEntry & { readonly standalone: StandalonePages },
  release: Release,
  site: Site,
  options: WebServerOptions,
): StandaloneConfig {
  return {
    ...pageConfig(release, site, options),
    release: version,
    base: localBase(name),
    integrity: pageHashes(integrity),
  }
}
