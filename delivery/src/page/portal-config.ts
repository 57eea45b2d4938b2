import { BRAND_CODES, BRANDS } from '@portal/brand'
import type { PortalConfig } from '@portal/federation/host'
import { brandOfHost, isBrandHost } from '../brand-of-host'
import type { WebServerOptions } from '../options'
import type { Release } from '../release/release'
import type { Site } from './site'

/** What a page shows of the brands before the API has answered [SHL-54]; stock follows the practice's [OPEN-09]. */
const shownOf = (stockInformationUrl: string | undefined) =>
  Object.fromEntries(
    BRAND_CODES.map((code) => {
      const { name, welcome, phone, stockInformationUrl: own } = BRANDS[code]
      return [code, { name, welcome, phone, stockInformationUrl: stockInformationUrl ?? own }]
    }),
  )

const absolute = (address: string | undefined, site: Site) =>
  address?.startsWith('/') ? `${site.origin}${address}` : address

/** `key@/path/1` becomes a whole DSN of this origin. */
function dsnOf(dsn: string, site: Site): string {
  const [, key, path] = /^([\w-]+)@(\/.*)$/.exec(dsn) ?? []
  return key ? site.origin.replace('://', `://${key}@`) + path : dsn
}

/** Registry and runtime configuration, as the page's start script and the shell read them. */
export function portalConfig({ shell, registry }: Release, site: Site, options: WebServerOptions): PortalConfig {
  const { identity, realtime, errors } = options.services
  const brand = brandOfHost(site.host, options.brandHosts)
  return {
    release: shell.version,
    apiBase: '/api/',
    brand,
    brandIsKnown: isBrandHost(site.host, options.brandHosts),
    brands: shownOf(options.stockInformationUrl),
    identity: { ...identity, endpoint: absolute(identity.endpoint, site) },
    realtime,
    errors: { dsn: dsnOf(errors.dsn, site) },
    registry,
    shellIntegrity: shell.integrity,
  }
}
