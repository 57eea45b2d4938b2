// A throw-away PostgreSQL, with the bookings of the small benches as soon as they are made: writes its address and runs
// until its standard input ends.
import { startPostgres } from '../backend/test/postgres'
import { filled } from './api/with-backend'
import { loadMillion } from './million/load-million'
import { FEWEST, ROOM } from './million/room'

const { url, stop } = await startPostgres(ROOM)
console.log(url)
process.stdin.resume().once('end', () => void stop())
await filled(url, (client) => loadMillion(client, FEWEST))
