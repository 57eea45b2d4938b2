import type { FunctionComponent } from 'react'

/**
 * Name of a slot that one remote fills and others show, typed by its props. Declared once, in the contract file of the
 * remote that fills it: `shared/slots/src/<remote>.ts`, where constant and name are the same.
 */
export type SlotName<Props extends object> = string & { readonly propsOf?: Props }

/** The slots of a contract file, each with a component that takes its props. */
export type SlotsOf<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends SlotName<infer Props>
    ? () => Promise<FunctionComponent<Props>>
    : never
}
