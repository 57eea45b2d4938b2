import { log, logFormatOf, openLog } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { optionsFromEnvironment } from './options/environment'
import { startWebServer } from './web-server'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Its port is in use; set PORT to another one.',
  EADDRNOTAVAIL: 'This machine has no such address; look at HOST.',
  ENOTFOUND: 'This machine has no such address; look at HOST.',
}

/** Why the start failed, in one line. Other errors keep their own message, which names a file's path. */
function reason(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return messageOf(error)
  const mayNotListen = error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen'
  if (mayNotListen) return 'It may not open its port; set PORT to another one.'
  return REASONS[String(error.code)] ?? messageOf(error)
}

openLog('web server', logFormatOf(process.env))
try {
  const server = await startWebServer(optionsFromEnvironment(process.env))
  log.info(`Web server on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
} catch (error) {
  log.fatal(`The web server did not start. ${reason(error)}`)
  process.exit(1)
}
