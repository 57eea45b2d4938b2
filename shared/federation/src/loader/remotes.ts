import { isRemoteModule } from '../module/remote-module'
import type { RemoteModule } from '../module/remote-module'
import { fitsContract } from '../registry/compatibility'
import type { Registry } from '../registry/schema'
import { loadExposed } from './container'
import { guardChunks } from './integrity'
import type { PortalConfig } from './portal-config'
import { RemoteUnavailable } from './unavailable'

let registry: Registry = { shell: { version: '', contract: '' }, remotes: {} }
const modules = new Map<string, Promise<RemoteModule>>()

/** Tells the page where remotes are. Nothing is fetched before one is asked for. */
export function startRemotes(config: Pick<PortalConfig, 'registry' | 'shellIntegrity'>): void {
  registry = config.registry
  guardChunks(registry, config.shellIntegrity)
}

export function currentRegistry(): Registry {
  return registry
}

/** The remote's module, loaded once. A failure is not remembered: calling again is another try. */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = modules.get(name)
  if (known) return known
  const loading = load(name)
  modules.set(name, loading)
  loading.catch(() => modules.delete(name))
  return loading
}

async function load(name: string): Promise<RemoteModule> {
  const remote = registry.remotes[name]
  if (!remote) throw new RemoteUnavailable(name, 'unknown', 'not in the registry')
  const { contract: offered } = registry.shell
  if (!fitsContract(remote.contract, offered)) {
    throw new RemoteUnavailable(
      name,
      'incompatible',
      `built for contract ${remote.contract}, this shell has ${offered}`,
    )
  }
  const exposed = await loadExposed(remote)
  if (!isRemoteModule(exposed)) throw new Error('the remote exposes no module')
  return exposed.default
}
