// Resets the demo world in the database of DATABASE_URL. `--check` only checks that the database has a demo world.
import { connect } from '../backend/src/db/connect'
import { hasDemoMark } from '../backend/src/db/demo-mark'
import { databaseName } from './lib/database-name.mjs'

const { DATABASE_URL: url } = process.env
if (!url) throw new Error('DATABASE_URL is not set')

/** Runs no migrations, because the database may belong to something else. */
async function isDemo(address: string): Promise<boolean> {
  const { db, close } = await connect({ url: address, leaveTables: true })
  try {
    return await hasDemoMark(db)
  } finally {
    await close()
  }
}

async function reset(address: string): Promise<void> {
  // Loaded here, because `--check` does not need it.
  const [{ resetWorld }, { demoRows }] = await Promise.all([
    import('../backend/src/index'),
    import('../demo/src/index'),
  ])
  const { db, close } = await connect({ url: address })
  try {
    await resetWorld(db, demoRows(new Date()))
  } finally {
    await close()
  }
}

if (!(await isDemo(url))) {
  console.error(
    `The database ${databaseName(url)} does not carry the mark of a demo world, so nothing in it was touched. ` +
      'Only a database that the demo has filled itself is emptied: leave DATABASE_URL out, or name an empty one.',
  )
  process.exitCode = 1
} else if (!process.argv.includes('--check')) {
  await reset(url)
}
