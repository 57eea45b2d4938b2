import type { BrandCode } from '@portal/brand'
import type { KeyFiles, OwnService, ShutdownTimeouts } from '@portal/server'
import type { Sources } from '@portal/federation/host'
import type { ClosedTo } from '../may-see-all'
import type { WhoseKeys } from '../release/served/trusted-store'
import type { StorePlace } from '../store/open-store'

/** Below a path of the page's own origin, or at a host of its own. */
export interface RealtimePlace {
  readonly key: string
  readonly wsPath: string
  readonly host?: string
  readonly port?: number
  readonly secure?: boolean
}

/** Where the browser finds the services beside the API; addresses may be paths of this origin. */
export interface PublicServices {
  readonly identity: { readonly userPoolId: string; readonly clientId: string; readonly endpoint?: string | undefined }
  readonly realtime: RealtimePlace
  /** Sentry DSN; `https://key@host/path/1`, or `key@/path/1` for this origin. Empty: errors are only logged. */
  readonly errors: { readonly dsn: string }
}

/** Which further origins each remote may have, by the settings. */
export type Grants = Readonly<Record<string, Sources>>

/** How long visitors may take, in ms; `http.Server` has their meaning. */
export interface Timeouts {
  readonly headersTimeout: number
  /** For headers and body together. */
  readonly requestTimeout: number
  /** Without a byte in either direction. */
  readonly timeout: number
  readonly connectionsCheckingInterval: number
}

/** Which release store is followed, and how this server is set up. */
export interface WebServerOptions extends StorePlace, WhoseKeys {
  /** Each page says that nothing is carried out [OPEN-361]. */
  readonly isRehearsal?: boolean | undefined
  readonly port: number
  readonly address?: string | undefined
  /** It ends TLS itself; without them it speaks plain HTTP. */
  readonly tls?: KeyFiles | undefined
  /** How many proxies stand in front, whose word on a visitor's address is believed; none without. */
  readonly proxies?: number | undefined
  readonly patience?: ShutdownTimeouts | undefined
  /** In production what tells of the server itself is the operator's alone; nobody's with an empty token. */
  readonly closedTo?: ClosedTo | undefined
  /** Opens the page that shows what is served; nobody's without. */
  readonly operatorToken?: string | undefined
  /** Hosts under which the portal is reached, with their port where it is not the scheme's; none: any. */
  readonly hosts?: readonly string[] | undefined
  /** The channel whose pointers are followed. */
  readonly channel: string
  /** Address of the release API, which teams are told; none: they are told that there is none. */
  readonly releaseApi?: string | undefined
  /** How often they are looked at; specs do not wait as long as portals do. */
  readonly lookEveryMs?: number | undefined
  /** File for the number of the last step that was followed; none: it is kept while the server runs. */
  readonly seen?: string | undefined
  readonly apiUrl: string
  /** How the backend there is spoken to. */
  readonly ownApi?: OwnService | undefined
  /** The local cloud, in development only: without it `/cloud/*` does not exist. */
  readonly cloudUrl?: string | undefined
  /** Folder where development servers of remotes leave their ports; without it `/dev/*` does not exist. */
  readonly devDir?: string | undefined
  readonly services: PublicServices
  /** Brand by host name; any other host shows the default brand [OPEN-09]. */
  readonly brandHosts: Readonly<Record<string, BrandCode>>
  /** `https://…` when the portal is reached through TLS; turns HSTS on and makes addresses secure. */
  readonly publicOrigin?: string | undefined
  /** Further origins the page may talk to or show pictures from, for services outside this origin. */
  readonly connectSources?: readonly string[] | undefined
  readonly imageSources?: readonly string[] | undefined
  /** The provider's page with the latest stock information; without it the brand's own [OPEN-11]. */
  readonly stockInformationUrl?: string | undefined
  /** Further origins that remotes may have for what they need. */
  readonly remoteSources?: Grants | undefined
  /** Origins besides this one from which remotes may come. */
  readonly remoteOrigins?: readonly string[] | undefined
  /** Origin of the CDN that gives files of shell and remotes out of the release store's bucket; none: this server gives them. */
  readonly cdn?: string | undefined
  /** Origins of portals that may take remotes' files from here. */
  readonly portalOrigins?: readonly string[] | undefined
  /** Share of the page loads, in percent, that send their web vitals to the error service; none without. */
  readonly timedVisits?: number | undefined
  readonly maxBodyBytes?: number | undefined
  /** A spec has less patience. */
  readonly timeouts?: Timeouts | undefined
}

export const MAX_BODY_BYTES = 8 * 1024 * 1024
