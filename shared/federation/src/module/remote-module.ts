import type { ComponentType, FunctionComponent } from 'react'
import { isObject } from '@portal/domain/unknown'

/**
 * Name of a slot that one remote fills and others show, typed by its props. Declared once, in the contract file of the
 * remote that fills it: `shared/slots/src/<remote>.ts`, where constant and name are the same.
 */
export type SlotName<Props extends object> = string & { readonly propsOf?: Props }

/** The slots of a contract file, each with a component that takes its props. */
type SlotsOf<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends SlotName<infer Props>
    ? () => Promise<FunctionComponent<Props>>
    : never
}

/** The user of a visit, with the parameters of the screen's path. */
export interface Visit {
  readonly userId: string
  readonly params: Readonly<Record<string, string>>
}

/** A screen that prepares its first render beyond code and data, when a page opens with it. */
export type PreparedScreen = ComponentType & { readonly prepare: (visit: Visit) => Promise<unknown> }

export const isPrepared = (screen: ComponentType): screen is PreparedScreen => 'prepare' in screen

/**
 * The module that each remote exposes: lazy screens by the path that its `remote.json` declares, and the slots that it
 * fills, typed by its contract file: `RemoteModule<typeof import('@portal/slots/mf-x')>`. Paths, guards and navigation
 * are data in `remote.json`.
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

/**
 * Whether this is an early render: effects do not run, so a screen shows the likeliest result of an effect. False in
 * the page itself.
 */
export const isEarlyRender: boolean = false
