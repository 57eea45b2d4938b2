import type { ComponentType } from 'react'
import bookings from '../../../mf-bookings/src/remote-module'
import type { RemoteModule } from '@portal/federation'
import type { Shared } from '@portal/federation/host'

/** Those with screens that are drawn early. */
const modules: readonly RemoteModule[] = [bookings]

/**
 * Stands for `loader/drawn-once.ts` in the early render of the single build. Its screens are compiled a second time,
 * with what a container would be opened with in the place of the shared modules.
 */
export async function drawnOnce(
  { name }: { readonly name: string },
  path: string,
  shared: Readonly<Record<string, Shared>>,
): Promise<ComponentType> {
  const drawnShared = Object.fromEntries(Object.entries(shared).map(([module, own]) => [module, own.module]))
  Object.assign(globalThis, { drawnShared })
  const load = modules.find((module) => module.name === name)?.routes[path]
  if (!load) throw new Error(`No screen is drawn early at ${path}`)
  return load()
}
