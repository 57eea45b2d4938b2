// Brings the demo world back into the PostgreSQL of DATABASE_URL.
import { openDatabase, resetWorld } from '../backend/src/index'
import { demoRows } from '../demo/src/index'

const { DATABASE_URL: url } = process.env
if (!url) throw new Error('DATABASE_URL is not set')
const connection = await openDatabase({ url })
try {
  await resetWorld(connection.db, demoRows(new Date()))
} finally {
  await connection.close()
}
