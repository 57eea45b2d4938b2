// The server that `bench:api` compares with: the shortest one that reads bookings from the same tables, in its own
// process. It checks no session and no rights, and takes the practice from the token.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Pool } from 'pg'

const COLUMNS = 'id, order_id, stage, service_type, date_entered, pet_first_name, owner_last_name'
const LIST = `select ${COLUMNS} from bookings where practice_id = $1 order by order_id desc limit 15`
const SEARCH = `select ${COLUMNS} from bookings where practice_id = $1
  and concat_ws(' ', pet_first_name, pet_last_name, owner_first_name, owner_last_name) ilike $2
  order by order_id desc limit 15`
const ONE = 'select * from bookings where practice_id = $1 and id = $2'

const pool = new Pool({ connectionString: process.env.DATABASE_URL })

async function rowsFor(address: URL, practice: string): Promise<unknown[]> {
  const term = address.searchParams.get('search_term')
  const id = /\/booking\/(.+)$/.exec(address.pathname)?.[1]
  if (id !== undefined) return (await pool.query(ONE, [practice, id])).rows
  if (term !== null) return (await pool.query(SEARCH, [practice, `%${term}%`])).rows
  return (await pool.query(LIST, [practice])).rows
}

const server = createServer((request, response) => {
  const practice = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  rowsFor(new URL(request.url ?? '/', 'http://localhost'), practice).then(
    (rows) => answer(200, rows),
    (error: unknown) => answer(500, String(error)),
  )
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/api`)
process.once('SIGTERM', () => process.exit(0))
