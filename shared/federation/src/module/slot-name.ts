import type { FunctionComponent } from 'react'

/**
 * Name of a place that one remote fills and others show, with the type of what is handed over. It is declared once, in
 * the contract file of the remote that fills it: `shared/slots/src/<remote>.ts`, where constant and name are the same.
 */
export type SlotName<Props extends object> = string & { readonly propsOf?: Props }

/** What a contract file's owner fills: each of its slots, with a component that takes its props. */
export type SlotsOf<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends SlotName<infer Props>
    ? () => Promise<FunctionComponent<Props>>
    : never
}
