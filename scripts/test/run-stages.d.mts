import type { Stage } from './stages.mjs'

export function runStages(only: readonly string[] | null, stages?: readonly Stage[]): Promise<void>
