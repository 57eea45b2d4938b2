import { log, logFormatOf, openLog } from '@portal/server'
import { messageOf } from '@portal/domain/unknown'
import { releaseApiFromEnvironment } from './environment'
import { startReleaseApi } from './release-api'

openLog('release API', logFormatOf(process.env))
try {
  const api = await startReleaseApi(releaseApiFromEnvironment(process.env))
  log.info(`The release API is on ${api.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.stop().then(() => process.exit(0)))
  }
} catch (error) {
  log.fatal(`The release API did not start. ${messageOf(error)}`)
  process.exit(1)
}
