import type { ChildProcess } from 'node:child_process'

export interface ServiceDefinition {
  readonly name: string
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  readonly health: string
}
export interface RunningService {
  readonly name: string
  readonly child: ChildProcess
}
export function startService(
  definition: ServiceDefinition,
  options: { readonly logFolder: string; readonly onEnd: (service: RunningService) => void },
): RunningService
export function ready(service: RunningService): Promise<void>
export function stopService(service: RunningService): Promise<void>
