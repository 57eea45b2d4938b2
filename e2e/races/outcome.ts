import type { WireCounts } from './wire'

/** A race as data. */
export interface Race {
  readonly name: string
  /** How many moves are generated at most, those that are not possible when they come included. */
  readonly mostMoves: number
  /** How many bookings there are before it begins; each person opens one or all of them. */
  readonly bookings: number
  readonly people: 1 | 2
  /** Tabs that each of them begins with. */
  readonly tabs: number
  readonly mostTabs: number
  readonly mayBegin: boolean
  /** How often requests and answers are lost, beside the weights of what people do. */
  readonly faults: WireCounts
}

export interface Outcome extends WireCounts {
  readonly operations: number
  readonly acknowledged: number
  /** How often Submit was pressed. */
  readonly submitted: number
  /** Conflicts that people were asked about. */
  readonly asked: number
  /** Writes that the server refused, since somebody else had been faster. */
  readonly refused: number
  readonly reloads: number
  readonly copies: number
  readonly violations: readonly string[]
  /** What happened, in its order. */
  readonly log: readonly string[]
}
