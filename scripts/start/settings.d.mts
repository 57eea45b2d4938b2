import type { ServiceDefinition } from './service-process.mjs'

export interface InnerPorts {
  readonly backend: number
  readonly cloud: number
  readonly admin: number
  readonly smtp: number
  readonly guard: number
  readonly releaseApi: number
}
export function innerPorts(port: number): Promise<InnerPorts>
export function services(
  port: number,
  ports: InnerPorts,
  folder: string,
): Record<'cloud' | 'backend' | 'web' | 'guard' | 'releaseApi', ServiceDefinition>
