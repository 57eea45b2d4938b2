import type { ChildProcess } from 'node:child_process'

/** Timeout until a service's first answer. */
export const START_MS: number
export interface ServiceDefinition {
  readonly name: string
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  readonly health: string
}
export interface RunningService {
  readonly name: string
  readonly child: ChildProcess
  /** Path of its log. */
  readonly log: string
  /** Resolves with a description of its end. */
  readonly ended: Promise<string>
}
export function startService(
  definition: ServiceDefinition,
  options: { readonly logFolder: string; readonly isAgain?: boolean },
): RunningService
export function ready(service: RunningService, withinMs?: number): Promise<void>
export function stopService(service: RunningService): Promise<void>
