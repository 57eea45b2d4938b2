export interface Stage {
  readonly name: string
  /** Whether a run that names no stage has it. */
  readonly exists: () => boolean
}
interface Affected {
  readonly builds: readonly string[]
  readonly specs: readonly string[]
  readonly journeys: readonly string[]
}
export const STAGES: readonly Stage[]
export function affectedStages(affected: Affected): readonly Stage[]
