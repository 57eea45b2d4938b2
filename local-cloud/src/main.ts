import { optionsFromEnvironment } from './environment'
import { startLocalCloud } from './index'

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const taken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return taken ? `port ${String(error.port)} is in use; set PORT_CLOUD, PORT_CLOUD_ADMIN or PORT_SMTP` : error.message
}

try {
  if (process.env.NODE_ENV === 'production' && process.env.REHEARSAL !== '1')
    throw new Error('it is for development and tests, not for production (NODE_ENV)')
  const cloud = await startLocalCloud(optionsFromEnvironment(process.env))
  console.log(`local cloud ready: ${cloud.urls.mail.replace(/\/mail$/, '')}`)
  console.log(`mail arrives at ${cloud.urls.mail}`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void cloud.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(`The local cloud could not start: ${explain(error)}`)
  process.exit(1)
}
