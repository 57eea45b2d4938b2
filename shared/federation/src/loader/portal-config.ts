import type { BrandCode } from '@portal/brand'
import type { Registry } from '../registry/schema'

/** What the web server writes into the HTML: where remotes are and where services answer. No secret is in it. */
export interface PortalConfig {
  readonly registry: Registry
  readonly apiBase: string
  readonly release: string
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string }
  readonly realtime: { readonly key: string; readonly wsPath: string }
  readonly errors: { readonly dsn: string }
  /** Brand code of the site's host, the default for an unknown one [OPEN-09]. */
  readonly brand: BrandCode
  readonly brandIsKnown: boolean
  readonly brands: Readonly<Record<string, BrandDisplay>>
  /** Hashes of the shell's own files, for those that are fetched later. */
  readonly shellIntegrity: Readonly<Record<string, string>>
}

export interface BrandDisplay {
  readonly name: string
  readonly welcome: string
  readonly phone: string
  /** Its page with the latest stock information [SHL-51]. */
  readonly stockInformationUrl: string
}

let config: PortalConfig | undefined

/** The configuration of this page; read once from `<script type="application/json" id="portal-config">`. */
export function portalConfig(): PortalConfig {
  config ??= JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}') as PortalConfig
  return config
}
