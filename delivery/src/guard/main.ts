import { guardFromEnvironment } from './environment'
import { startGuard } from './guard'

try {
  const guard = await startGuard(guardFromEnvironment(process.env))
  console.log(`The guard of canaries tells how it fares on ${guard.url}/health`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void guard.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(`The guard of canaries did not start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
