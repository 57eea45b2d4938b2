import { guardFromEnvironment } from './environment'
import { startGuard } from './guard'
import { messageOf } from '@portal/domain/unknown'

try {
  const guard = await startGuard(guardFromEnvironment(process.env))
  console.log(`The guard of canaries tells how it fares on ${guard.url}/health`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void guard.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`The guard of canaries did not start. ${messageOf(error)}`)
  process.exit(1)
}
