interface ServiceDefinition {
  readonly name: string
  /** Path of the program in the project. */
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** URL that answers once the service is ready. */
  readonly health: string
}
interface SupervisorOptions {
  readonly logFolder: string
  readonly onChange?: () => void
  readonly say?: (text: string) => void
  readonly steadyMs?: number
}
export class SupervisedService {
  constructor(definition: ServiceDefinition, options: SupervisorOptions)
  readonly pid: number | undefined
  start(): Promise<void>
  stop(): Promise<void>
}
