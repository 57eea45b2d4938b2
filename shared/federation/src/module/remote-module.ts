import type { ComponentType } from 'react'
import type { SlotName, SlotsOf } from './slot-name'
import { isObject } from '@portal/domain/unknown'

/** Whose visit it is, and what the address names of the screen's path. */
export interface Visit {
  readonly userId: string
  readonly params: Readonly<Record<string, string>>
}

/** A screen that prepares what its first drawing needs besides code and data, where a page is opened with it. */
export type PreparedScreen = ComponentType & { readonly prepare: (visit: Visit) => Promise<unknown> }

export const isPrepared = (screen: ComponentType): screen is PreparedScreen => 'prepare' in screen

/**
 * What each remote exposes, exactly one: lazy screens by the path its `remote.json` declares,
 * and the slots it fills, which its contract file types: `RemoteModule<typeof import('@portal/slots/mf-x')>`. Paths,
 * guards and navigation are data in `remote.json`.
 */
export interface RemoteModule<Contract = Readonly<Record<string, SlotName<never>>>> {
  readonly name: string
  readonly routes: Readonly<Record<string, () => Promise<ComponentType>>>
  readonly slots?: SlotsOf<Contract>
}

/** Whether what a remote exposes is its module. What stands in it was checked when the remote was built. */
export function isRemoteModule(exposed: unknown): exposed is { readonly default: RemoteModule } {
  const module = isObject(exposed) && 'default' in exposed ? exposed.default : null
  return isObject(module) && 'routes' in module && isObject(module.routes)
}
