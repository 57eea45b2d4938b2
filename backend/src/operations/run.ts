import { log, logFormatOf, openLog } from '@portal/server'
import { optionsFrom } from './config'
import type { BackendOptions, StartOptions } from './config'
import { reason } from './reason'
import { startBackend } from './start'
import type { Equipment } from './start'

/** Creates the optional parts of a backend. `afterwards` runs once the backend serves. */
type CreateEquipment = (options: BackendOptions) => Equipment & { readonly afterwards?: () => Promise<unknown> }

async function run(createEquipment: CreateEquipment, beginning: StartOptions): Promise<void> {
  const options = optionsFrom(process.env, beginning)
  const { afterwards, ...equipment } = createEquipment(options)
  const backend = await startBackend(options, equipment)
  log.info(`backend ${backend.url}/api (${options.database.url === undefined ? 'embedded database' : 'PostgreSQL'})`)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('backend: stopping failed', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await afterwards?.().catch((error: unknown) => log.error('backend: afterwards', error))
}

/** Runs the backend as its own process, with settings from the environment, until a signal stops it. */
export function runBackend(createEquipment: CreateEquipment = () => ({}), beginning: StartOptions = {}): void {
  openLog('backend', logFormatOf(process.env))
  run(createEquipment, beginning).catch((error: unknown) => {
    log.fatal(`backend did not start: ${reason(error)}`)
    process.exit(1)
  })
}
