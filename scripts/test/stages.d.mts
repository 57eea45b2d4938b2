export interface Stage {
  readonly name: string
}
interface Affected {
  readonly builds: readonly string[]
  readonly specs: readonly string[]
  readonly journeys: readonly string[]
}
export const STAGES: readonly Stage[]
export function affectedStages(affected: Affected): readonly Stage[]
