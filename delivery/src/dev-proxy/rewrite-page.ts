import type { PortalConfig, RemoteEntry } from '@portal/federation/host'
import { isObject } from '@portal/domain/unknown'
import { scriptJson } from '../web-server/page/html'
import { toPageEntry } from '../web-server/page/portal-config'
import { toLocalText, toLocalDsn, type Addresses } from './addresses'

/** What of this proxy stands at its own address, where the portal has nothing. */
export const OWN_PATH = '/dev-session'

const CONFIG = /(<script type="application\/json" id="portal-config">)([\s\S]*?)(<\/script>)/

/** A page as this machine shows it, and whether local remotes can stand in it. */
export interface LocalPage {
  readonly html: string
  /** Owners' pages have no registry: their remote's own entry shows them. */
  readonly hasRemotes: boolean
}

type Config = Omit<Partial<PortalConfig>, 'realtime'> & { readonly realtime?: Record<string, unknown> }

/** Null for HTML that is no page of a portal. */
export function rewritePage(
  html: string,
  locals: readonly RemoteEntry[],
  addresses: Addresses,
  { hasBanner } = { hasBanner: true },
): LocalPage | null {
  const [, , json] = CONFIG.exec(html) ?? []
  const config = json === undefined ? null : parseConfig(json)
  if (!config) return null
  const takesRemotes = config.registry !== undefined
  const local = rewriteConfig(config, locals, addresses)
  const script = takesRemotes ? `<script src="${OWN_PATH}/override.js"></script>` : ''
  const withConfig = html.replace(
    CONFIG,
    (_all, open: string, _json, close: string) => script + open + scriptJson(local) + close,
  )
  if (!hasBanner) return { html: withConfig, hasRemotes: takesRemotes }
  const banner = `<script defer src="${OWN_PATH}/banner.js" data-page="${takesRemotes ? 'shell' : 'owners'}"></script>`
  return { html: withConfig.replace('</head>', () => `${banner}\n</head>`), hasRemotes: takesRemotes }
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
      // What stands in the browser for a remote is told it by `override.js`: it alone takes files without a known hash.
      isOverridable: true,
    }),
  }
}

const withoutLocals = <T>(all: Readonly<Record<string, T>>, locals: readonly RemoteEntry[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !locals.some((local) => local.name === name)))

/** The declaration of this machine, also of a remote that the portal has not yet. */
const rewriteEntry = (entry: RemoteEntry): RemoteEntry => ({
  ...toPageEntry(entry),
  base: devBase(entry.name),
  chunks: {},
})

/** Below which the files of a remote of this machine are. */
export const devBase = (name: string) => `/dev/${name}/`

/** A service at the portal's own host is reached through this machine; another is where it was. */
function rewriteRealtime(realtime: Record<string, unknown>, { portal }: Addresses): Record<string, unknown> {
  const { host, port, secure, ...others } = realtime
  return host === undefined || host === portal.hostname ? others : { host, port, secure, ...others }
}

/** Tells the page which remotes it takes from this machine; run before all else of it. */
export function overrideScript(names: readonly string[], local: URL): string {
  const addresses = Object.fromEntries(names.map((name) => [name, `${local.origin}${devBase(name)}remoteEntry.js`]))
  return names.length === 0
    ? "localStorage.removeItem('mf-override')\n"
    : `localStorage.setItem('mf-override', ${JSON.stringify(JSON.stringify(addresses))})\n`
}
