import type { Registry } from '@portal/federation/registry'
import { BRANDS, brandOfHost, type BrandCode, type BrandDisplay } from '../brands'
import type { WebServerOptions } from '../options'
import type { Release } from '../release/release'
import type { Site } from './site'

/** Registry and runtime configuration, as the page's start script and the shell read them. */
export interface PortalConfig {
  readonly release: string
  readonly apiBase: string
  readonly brand: BrandCode
  readonly brands: Readonly<Record<BrandCode, BrandDisplay>>
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string | undefined }
  readonly realtime: { readonly key: string; readonly wsPath: string }
  readonly errors: { readonly dsn: string }
  readonly registry: Registry
  /** Hashes of the shell's own files, for chunks that are fetched later. */
  readonly shellIntegrity: Readonly<Record<string, string>>
  /** Address of the provider's stock page (SHL-51). */
  readonly stockInformationUrl: string
}

const absolute = (address: string | undefined, site: Site) =>
  address?.startsWith('/') ? `${site.origin}${address}` : address

/** `key@/path/1` becomes a whole DSN of this origin. */
function dsnOf(dsn: string, site: Site): string {
  const [, key, path] = /^([\w-]+)@(\/.*)$/.exec(dsn) ?? []
  return key ? site.origin.replace('://', `://${key}@`) + path : dsn
}

export function portalConfig({ shell, registry }: Release, site: Site, options: WebServerOptions): PortalConfig {
  const { identity, realtime, errors } = options.services
  return {
    release: shell.version,
    apiBase: '/api/',
    brand: brandOfHost(site.host, options.brandHosts),
    brands: options.brands ?? BRANDS,
    identity: { ...identity, endpoint: absolute(identity.endpoint, site) },
    realtime,
    errors: { dsn: dsnOf(errors.dsn, site) },
    registry,
    shellIntegrity: shell.integrity,
    stockInformationUrl: options.stockInformationUrl,
  }
}
