import { log, logFormatOf, openLog } from '@portal/server'
import { guardOptionsFromEnvironment } from './environment'
import { startGuard } from './guard'
import { messageOf } from '@portal/domain/unknown'

openLog('guard', logFormatOf(process.env))
try {
  const guard = await startGuard(guardOptionsFromEnvironment(process.env))
  log.info(`Guard of canaries on ${guard.url}/health`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void guard.stop().then(() => process.exit(0)))
  }
} catch (error) {
  log.fatal(`The guard of canaries did not start. ${messageOf(error)}`)
  process.exit(1)
}
