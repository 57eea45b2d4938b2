interface ServiceDefinition {
  readonly name: string
  /** Of the program, inside the project. */
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** Answers once the service serves. */
  readonly health: string
}
interface SupervisorOptions {
  readonly logFolder: string
  readonly onChange?: () => void
  readonly say?: (text: string) => void
  /** Who has run this long before he died did not die of his start. */
  readonly steadyMs?: number
}
export function pauseAfter(deaths: number): number
export class Supervised {
  constructor(definition: ServiceDefinition, options: SupervisorOptions)
  readonly pid: number | undefined
  start(): Promise<void>
  stop(): Promise<void>
}
