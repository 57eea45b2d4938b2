export interface Stage {
  readonly name: string
  /** Whether a run that names no stage has it. */
  readonly exists: () => boolean
  /** Stages without which it cannot run. */
  readonly needs?: readonly string[] | undefined
  /** Starts servers that it finds running later. */
  readonly begin?: () => Promise<unknown>
}
interface Affected {
  readonly builds: readonly string[]
  readonly specs: readonly string[]
  readonly needsDatabase: boolean
  readonly journeys: readonly string[]
  /** What titles are like of tests that are left out at a line that is walked. */
  readonly others: string | null
}
export const STAGES: readonly Stage[]
export function affectedStages(affected: Affected): readonly Stage[]
