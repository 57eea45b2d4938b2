import type { Faults } from './wire'

/** A race as data. */
export interface Race {
  readonly name: string
  readonly operations: number
  /** How many bookings there are before it begins; each person opens one or all of them. */
  readonly bookings: number
  readonly people: 1 | 2
  /** Tabs that each of them begins with. */
  readonly tabs: number
  readonly mostTabs: number
  readonly mayBegin: boolean
  readonly faults: Faults
}

export interface Outcome {
  readonly seed: number
  readonly operations: number
  readonly acknowledged: number
  /** How often Submit was pressed. */
  readonly submitted: number
  /** Conflicts that people were asked about. */
  readonly asked: number
  /** Writes that the server refused, since somebody else had been faster. */
  readonly refused: number
  readonly lostRequests: number
  readonly lostAnswers: number
  readonly reloads: number
  readonly copies: number
  readonly violations: readonly string[]
  /** What happened, in its order. */
  readonly log: readonly string[]
}
