import type { PortalConfig, RemoteEntry } from '@portal/federation/host'
import { isObject } from '@portal/domain/unknown'
import { scriptJson } from '../web-server/page/html'
import { toPageEntry } from '../web-server/page/portal-config'
import { toLocalText, toLocalDsn, type Addresses } from './addresses'

/** Prefix of the proxy's own addresses, which the portal does not use. */
export const OWN_PATH = '/dev-session'

const CONFIG = /(<script type="application\/json" id="portal-config">)([\s\S]*?)(<\/script>)/

/** A page rewritten for this machine. */
export interface LocalPage {
  readonly html: string
  /** False for owners' pages, which have no registry and cannot show local remotes. */
  readonly hasRemotes: boolean
}

type Config = Omit<Partial<PortalConfig>, 'realtime'> & { readonly realtime?: Record<string, unknown> }

/** Puts local remotes, addresses and the banner into a page. Null for HTML that is no page of a portal. */
export function rewritePage(
  html: string,
  locals: readonly RemoteEntry[],
  addresses: Addresses,
  { hasBanner } = { hasBanner: true },
): LocalPage | null {
  const [, , json] = CONFIG.exec(html) ?? []
  const config = json === undefined ? null : parseConfig(json)
  if (!config) return null
  const hasRemotes = config.registry !== undefined
  const local = rewriteConfig(config, locals, addresses)
  const script = hasRemotes ? `<script src="${OWN_PATH}/override.js"></script>` : ''
  const withConfig = html.replace(
    CONFIG,
    (_all, open: string, _json, close: string) => script + open + scriptJson(local) + close,
  )
  if (!hasBanner) return { html: withConfig, hasRemotes }
  const banner = `<script defer src="${OWN_PATH}/banner.js" data-page="${hasRemotes ? 'shell' : 'owners'}"></script>`
  return { html: withConfig.replace('</head>', () => `${banner}\n</head>`), hasRemotes }
}

function parseConfig(json: string): Config | null {
  try {
    const config: unknown = JSON.parse(json)
    return isConfig(config) ? config : null
  } catch {
    return null
  }
}

const isConfig = (config: unknown): config is Config => isObject(config) && 'apiBase' in config && 'release' in config

function rewriteConfig(config: Config, locals: readonly RemoteEntry[], addresses: Addresses): Config {
  const { errors, identity, realtime, registry } = config
  const endpoint = identity?.endpoint
  return {
    ...config,
    ...(errors && { errors: { dsn: toLocalDsn(errors.dsn, addresses) } }),
    ...(identity &&
      endpoint !== undefined && { identity: { ...identity, endpoint: toLocalText(endpoint, addresses) } }),
    ...(realtime && { realtime: rewriteRealtime(realtime, addresses) }),
    ...(registry && {
      registry: {
        ...registry,
        remotes: {
          ...registry.remotes,
          ...Object.fromEntries(locals.map((entry) => [entry.name, rewriteEntry(entry)])),
        },
        canaries: withoutLocals(registry.canaries ?? {}, locals),
        previews: Object.fromEntries(
          Object.entries(registry.previews ?? {}).filter(
            ([, { entry }]) => !locals.some(({ name }) => name === entry.name),
          ),
        ),
      },
      // `override.js` sets the addresses of local remotes. Only overridden remotes may load files without a known hash.
      isOverridable: true,
    }),
  }
}

const withoutLocals = <T>(all: Readonly<Record<string, T>>, locals: readonly RemoteEntry[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !locals.some((local) => local.name === name)))

/** The registry entry of a local remote, which the portal may not have yet. */
const rewriteEntry = (entry: RemoteEntry): RemoteEntry => ({
  ...toPageEntry(entry),
  base: devBase(entry.name),
  chunks: {},
})

/** Base address of a local remote's files. */
export const devBase = (name: string) => `/dev/${name}/`

/** A real-time service at the portal's host is reached through this machine; another host stays. */
function rewriteRealtime(realtime: Record<string, unknown>, { portal }: Addresses): Record<string, unknown> {
  const { host, port, secure, ...others } = realtime
  return host === undefined || host === portal.hostname ? others : { host, port, secure, ...others }
}

/** Script that tells a page which remotes are local. It runs before the page's other scripts. */
export function overrideScript(names: readonly string[], local: URL): string {
  const addresses = Object.fromEntries(names.map((name) => [name, `${local.origin}${devBase(name)}remoteEntry.js`]))
  return names.length === 0
    ? "localStorage.removeItem('mf-override')\n"
    : `localStorage.setItem('mf-override', ${JSON.stringify(JSON.stringify(addresses))})\n`
}
