import type { BrandCode } from '@portal/brand'
import type { KeyFiles, OwnService, ShutdownTimeouts } from '@portal/server'
import type { Sources } from '@portal/federation/host'
import type { OperatorAccess } from '../../http/operator-access'
import type { KeySource } from '../../releases/served/trusted-store'
import type { StorePlace } from '../../releases/store/open-store'

/** Address of the real-time service: a path of the page's origin, or its own host. */
export interface RealtimeAddress {
  readonly key: string
  readonly wsPath: string
  readonly host?: string
  readonly port?: number
  readonly secure?: boolean
}

/** Services that browsers call beside the API. Addresses may be paths of this origin. */
export interface PublicServices {
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string | undefined }
  readonly realtime: RealtimeAddress
  /** Sentry DSN: `https://key@host/path/1`, or `key@/path/1` for this origin. When empty, errors are only logged. */
  readonly errors: { readonly dsn: string }
}

/** Further origins that the settings grant each remote. */
export type Grants = Readonly<Record<string, Sources>>

/** Timeouts for visitors in ms, as `http.Server` defines them. */
export interface Timeouts {
  readonly headersTimeout: number
  /** For headers and body together. */
  readonly requestTimeout: number
  /** Without a byte in either direction. */
  readonly timeout: number
  readonly connectionsCheckingInterval: number
}

/** Release store, services and addresses of a web server. */
export interface WebServerOptions extends StorePlace, KeySource {
  /** Shows the banner of a rehearsal on each page [OPEN-361]. */
  readonly isRehearsal?: boolean | undefined
  readonly port: number
  readonly address?: string | undefined
  /** Certificate and key for TLS; without them the server speaks plain HTTP. */
  readonly tls?: KeyFiles | undefined
  /** Number of trusted proxies in front, which report a visitor's address. Defaults to 0. */
  readonly proxies?: number | undefined
  readonly patience?: ShutdownTimeouts | undefined
  /** Set in production: limits details of the server to the operator; an empty token closes them to everybody. */
  readonly operatorAccess?: OperatorAccess | undefined
  /** Token that opens the status page. Without one nobody can open it. */
  readonly operatorToken?: string | undefined
  /** Hosts of the portal, with a port that is not the scheme's default. Without a list every host is accepted. */
  readonly hosts?: readonly string[] | undefined
  /** Name of the release channel to serve. */
  readonly channel: string
  /** Address of the release API, as teams read it. Undefined when there is none. */
  readonly releaseApi?: string | undefined
  /** Interval of reading the channel, in ms. Shorter in specs. */
  readonly readEveryMs?: number | undefined
  /** File for the number of the last served step. Without it the number is only in memory. */
  readonly stepFile?: string | undefined
  readonly apiUrl: string
  /** Certificate authority and caller signature for requests to the backend. */
  readonly ownApi?: OwnService | undefined
  /** Address of the local cloud, in development only. Without it `/cloud/*` does not exist. */
  readonly cloudUrl?: string | undefined
  /** Folder with the ports of remotes' development servers. Without it `/dev/*` does not exist. */
  readonly devDir?: string | undefined
  readonly services: PublicServices
  /** Brands by host name. Other hosts show the default brand [OPEN-09]. */
  readonly brandHosts: Readonly<Record<string, BrandCode>>
  /** Public address of the portal. With `https:` the server sends HSTS and secure addresses. */
  readonly publicOrigin?: string | undefined
  /** Further origins that a page may call, for services outside this origin. */
  readonly connectSources?: readonly string[] | undefined
  /** Further origins whose pictures a page may show. */
  readonly imageSources?: readonly string[] | undefined
  /** Address of the page with stock information. Defaults to the brand's page [OPEN-11]. */
  readonly stockInformationUrl?: string | undefined
  /** Further origins that remotes may call or show pictures from. */
  readonly remoteSources?: Grants | undefined
  /** Origins besides this one that may serve remotes. */
  readonly remoteOrigins?: readonly string[] | undefined
  /** Origin of the CDN that serves files from the store's bucket. Without it this server serves them. */
  readonly cdn?: string | undefined
  /** Origins of other portals that may load remotes' files from here. */
  readonly portalOrigins?: readonly string[] | undefined
  /** Percentage of page loads that send web vitals to the error service. Defaults to 0. */
  readonly timedVisits?: number | undefined
  readonly maxBodyBytes?: number | undefined
  /** Shorter in specs. */
  readonly timeouts?: Timeouts | undefined
}

export const MAX_BODY_BYTES = 8 * 1024 * 1024
