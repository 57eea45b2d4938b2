import { optionsFrom } from './config'
import type { BackendOptions } from './config'
import { startBackend } from './start'
import type { Equipment } from './start'

/** What a process gives its backend, and what it does once that serves. */
type Equip = (options: BackendOptions) => Equipment & { readonly afterwards?: () => Promise<unknown> }

async function run(equip: Equip): Promise<void> {
  const options = optionsFrom(process.env)
  const { afterwards, ...equipment } = equip(options)
  const backend = await startBackend(options, equipment)
  console.log(`backend ${backend.url}/api (${options.database.url === undefined ? 'embedded database' : 'PostgreSQL'})`)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('backend: stopping failed:', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await afterwards?.().catch((error: unknown) => console.error(String(error)))
}

/** What went wrong at the start, in one line. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return 'its port is in use; set PORT_BACKEND to another one.'
  if ('code' in error && error.code === 'ECONNREFUSED') return 'the database of DATABASE_URL does not answer.'
  return error.message || String(error)
}

/** The backend as a process of its own: settings from the environment, until it is told to stop. */
export function runBackend(equip: Equip = () => ({})): void {
  run(equip).catch((error: unknown) => {
    console.error(`backend did not start: ${reason(error)}`)
    process.exit(1)
  })
}
