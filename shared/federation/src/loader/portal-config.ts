import type { BrandCode } from '@portal/brand'
import type { CareHours } from '@portal/domain'
import type { OwnScripts, Registry } from '../registry/schema'

/** Configuration that the web server writes into every page. Contains no secret. */
export interface PageConfig {
  readonly apiBase: string
  readonly release: string
  readonly errors: { readonly dsn: string }
  /** Brand code of the page's host, the default when the user's is unknown [OPEN-09]. */
  readonly brand: BrandCode
  readonly brandIsKnown: boolean
  readonly brands: Readonly<Record<string, BrandDisplay>>
  /** Percentage of page loads that send web vitals to the error service. */
  readonly timedVisits?: number | undefined
}

/** Configuration of a shell page: addresses of remotes and services. */
export interface PortalConfig extends PageConfig, OwnScripts {
  /** Base address of the shell's files when they are not on the page's own server [OPEN-296]. */
  readonly shellBase?: string | undefined
  readonly registry: Registry
  /** Previews of unreleased remotes: marks of their users, by preview name [OPEN-302]. */
  readonly unreleased?: Readonly<Record<string, readonly string[]>> | undefined
  /** Page of a development server: a developer's own build may replace a remote. */
  readonly isOverridable?: true | undefined
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string | undefined }
  /** Defaults to the page's own host. */
  readonly realtime: {
    readonly key: string
    readonly wsPath: string
    readonly host?: string
    readonly port?: number
    readonly secure?: boolean
  }
  /** Hashes of the shell's own files, for files that are fetched later. */
  readonly shellIntegrity: Readonly<Record<string, string>>
  /** Files of the shell in the HTML itself, when the browser does not have them yet [OPEN-308, OPEN-322]. */
  readonly inHtml?: readonly string[] | undefined
}

/** Configuration of a remote's page without the shell: nothing about other remotes. */
export interface StandaloneConfig extends PageConfig {
  /** Base address of the remote's files, and their hashes. */
  readonly base: string
  readonly integrity: Readonly<Record<string, string>>
}

export interface BrandDisplay {
  readonly name: string
  readonly welcome: string
  readonly phone: string
  /** Opening hours of the brand's Client Care [OPEN-137]. */
  readonly careHours: CareHours
  /** Address of the brand's page with the latest stock information [SHL-51]. */
  readonly stockInformationUrl: string
}

let config: PortalConfig | undefined

/** This page's configuration, read once from `<script type="application/json" id="portal-config">`. */
export function portalConfig(): PortalConfig {
  config ??= readConfig<PortalConfig>()
  return config
}

/** The configuration of a page without the shell. */
export const standaloneConfig = (): StandaloneConfig => readConfig<StandaloneConfig>()

/** The web server wrote it with this type, so it is not validated. */
function readConfig<Config extends PageConfig>(): Config {
  return JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}') as Config
}
