// Brings the demo world back into the PostgreSQL of DATABASE_URL.
import { connect } from '../backend/src/db/connect'
import { resetDemo } from '../backend/src/db/load-demo'
import { demoWorld } from '../backend/src/seed'

const { DATABASE_URL: url } = process.env
if (!url) throw new Error('DATABASE_URL is not set')
const connection = await connect({ url })
try {
  await resetDemo(connection.db, demoWorld(new Date()))
} finally {
  await connection.close()
}
