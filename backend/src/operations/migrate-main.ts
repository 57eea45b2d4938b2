import { log, logFormatOf, openLog } from '@portal/server'
import { optionsFrom } from './config'
import { connect } from '../db/connect'
import { reason } from './reason'

/** Migrates the database to this version and ends, for a job that runs before the new servers. */
async function migrateOnly(): Promise<void> {
  openLog('migrations', logFormatOf(process.env))
  try {
    const connection = await connect(optionsFrom(process.env).database)
    await connection.close()
    log.info('the tables are those of this version')
  } catch (error) {
    log.fatal(`the tables are as they were: ${reason(error)}`)
    process.exitCode = 1
  }
}

void migrateOnly()
