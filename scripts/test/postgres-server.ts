// A throw-away PostgreSQL: writes its address and runs until its standard input ends.
import { startPostgres } from '../../backend/test/postgres'

const { url, stop } = await startPostgres()
console.log(url)
process.stdin.resume().once('end', () => void stop())
