// A temporary PostgreSQL: prints its URL and runs until standard input closes.
import { startPostgres } from '../../backend/test/postgres'

const { url, stop } = await startPostgres()
console.log(url)
process.stdin.resume().once('end', () => void stop())
