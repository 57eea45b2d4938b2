import type { Stage } from './stages.mjs'

interface Outcome {
  readonly name: string
  readonly failed: number
}
export function beginAll(stages: readonly Stage[], done: readonly Outcome[]): void
export function runStages(only: readonly string[] | null, stages?: readonly Stage[]): Promise<void>
