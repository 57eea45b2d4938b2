import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteEntry } from '../registry/schema'
import { isObject } from '@portal/domain/unknown'

/** The one module that each remote exposes. */
export const EXPOSED = 'module'

/** The global variable a remote's entry sets: its name as an identifier. */
export function containerName(remote: string): string {
  return remote.replace(/-/g, '_')
}

/** Whether a remote has a Module Federation manifest, which only the library's runtime reads. */
export const isThirdParty = ({ entry }: Pick<RemoteEntry, 'entry'>): boolean => entry.endsWith('.json')

/** The container that a remote's entry script sets: Module Federation's protocol, the same for every bundler. */
export type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

export function isContainer(value: unknown): value is Container {
  return isObject(value) && 'init' in value && 'get' in value
}
