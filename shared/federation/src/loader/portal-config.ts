import type { BrandCode } from '@portal/brand'
import type { CareHours } from '@portal/domain'
import type { OwnScripts, Registry } from '../registry/schema'

/** What the web server writes into the HTML of every page. No secret is in it. */
export interface PageConfig {
  readonly apiBase: string
  readonly release: string
  readonly errors: { readonly dsn: string }
  /** Brand code of the site's host, the default for an unknown one [OPEN-09]. */
  readonly brand: BrandCode
  readonly brandIsKnown: boolean
  readonly brands: Readonly<Record<string, BrandDisplay>>
  /** Share of the page loads, in percent, that send their web vitals to the error service. */
  readonly timedVisits?: number | undefined
}

/** … of a page of the shell: where remotes are and where services answer. */
export interface PortalConfig extends PageConfig, OwnScripts {
  /** Where the shell's files come from, when not from the page's own server [OPEN-296]. */
  readonly shellBase?: string | undefined
  readonly registry: Registry
  /** Previews of remotes that nobody else has: their users by mark, by what each is called [OPEN-302]. */
  readonly unreleased?: Readonly<Record<string, readonly string[]>> | undefined
  /** A development server's page: a developer's own build may stand for a remote. */
  readonly isOverridable?: true | undefined
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string | undefined }
  /** At the page's own host, unless another is named. */
  readonly realtime: {
    readonly key: string
    readonly wsPath: string
    readonly host?: string
    readonly port?: number
    readonly secure?: boolean
  }
  /** Hashes of the shell's own files, for those that are fetched later. */
  readonly shellIntegrity: Readonly<Record<string, string>>
  /** Files of the shell that stand in the HTML itself, which the browser has not yet [OPEN-308, OPEN-322]. */
  readonly inHtml?: readonly string[] | undefined
}

/** … of a page that a remote shows without the shell: nothing of other remotes. */
export interface StandaloneConfig extends PageConfig {
  /** Base address of the remote's files, and their hashes. */
  readonly base: string
  readonly integrity: Readonly<Record<string, string>>
}

export interface BrandDisplay {
  readonly name: string
  readonly welcome: string
  readonly phone: string
  /** When its Client Care answers [OPEN-137]. */
  readonly careHours: CareHours
  /** Its page with the latest stock information [SHL-51]. */
  readonly stockInformationUrl: string
}

let config: PortalConfig | undefined

/** The configuration of this page; read once from `<script type="application/json" id="portal-config">`. */
export function portalConfig(): PortalConfig {
  config ??= readConfig<PortalConfig>()
  return config
}

/** The configuration of a page without the shell. */
export const standaloneConfig = (): StandaloneConfig => readConfig<StandaloneConfig>()

/** The web server wrote it with this very type. */
function readConfig<Config extends PageConfig>(): Config {
  return JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}') as Config
}
