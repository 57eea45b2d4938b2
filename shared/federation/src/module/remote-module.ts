import type { ComponentType } from 'react'
import type { SlotName, SlotsOf } from './slot-name'
import { isObject } from '@portal/domain/unknown'

/** The user of a visit, with the parameters of the screen's path. */
export interface Visit {
  readonly userId: string
  readonly params: Readonly<Record<string, string>>
}

/** A screen that prepares its first render beyond code and data, when a page opens with it. */
export type PreparedScreen = ComponentType & { readonly prepare: (visit: Visit) => Promise<unknown> }

export const isPrepared = (screen: ComponentType): screen is PreparedScreen => 'prepare' in screen

/**
 * What each remote exposes: lazy screens by the path that its `remote.json` declares, and the slots that it fills,
 * typed by its contract file: `RemoteModule<typeof import('@portal/slots/mf-x')>`. Paths, guards and navigation are
 * data in `remote.json`.
 */
export interface RemoteModule<Contract = Readonly<Record<string, SlotName<never>>>> {
  readonly name: string
  readonly routes: Readonly<Record<string, () => Promise<ComponentType>>>
  readonly slots?: SlotsOf<Contract>
}

/** Whether a remote exposes a module; its content was checked when the remote was built. */
export function isRemoteModule(exposed: unknown): exposed is { readonly default: RemoteModule } {
  const module = isObject(exposed) && 'default' in exposed ? exposed.default : null
  return isObject(module) && 'routes' in module && isObject(module.routes)
}
