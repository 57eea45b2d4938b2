import { optionsFromEnvironment } from './environment'
import { startWebServer } from './web-server'

try {
  const server = await startWebServer(optionsFromEnvironment(process.env))
  console.log(`Web server on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
