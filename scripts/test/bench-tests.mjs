import { readFile, rm } from 'node:fs/promises'
import { inRoot } from '../lib/paths.mjs'
import { ensurePostgres } from '../lib/postgres.mjs'
import { run } from '../lib/run.mjs'
import { commonPortal } from './portal.mjs'
import { startServer } from './server-process.mjs'

/** Of a bench's output, what tells why it failed: the figures it missed, errors, and its end where it names neither. */
const TELLING = /MISSED|NOT met|\b\w*Error\b/
const LAST_LINES = 8

/** PostgreSQL that is filled with the benches' bookings; null where this machine has none. */
let database = null

const filledDatabase = () =>
  (database ??= ensurePostgres().then((found) => (found ? startServer('bench/small-database.ts') : null)))

/** Starts what the benches begin with, where nobody has yet; answers how they find it. */
export async function beginBenches() {
  const [{ token, ...portal }, filled] = await Promise.all([commonPortal(), filledDatabase()])
  return {
    BENCH_PORTAL: JSON.stringify(portal),
    OPERATOR_TOKEN: token,
    ...(filled && { BENCH_DATABASE: filled.url }),
  }
}

async function stopDatabase() {
  const running = await database?.catch(() => null)
  database = null
  await running?.stop()
}

/** Whether each bench starts, answers without an error and stays within its limits: what runs at no change rots. */
export async function benchTests() {
  const report = inRoot('.cache/test/bench.json')
  await rm(report, { force: true })
  const program = ['--import', 'tsx', inRoot('bench/small.ts')]
  const { code } = await beginBenches()
    .then((env) => run(process.execPath, program, { env }))
    .finally(stopDatabase)
  const outcomes = await readFile(report, 'utf8').then(JSON.parse, () => [])
  const failures = outcomes.filter(({ isMet }) => !isMet).map(failureOf)
  const again = outcomes.filter(({ isMet, tries }) => isMet && tries > 1).map(({ name }) => name)
  const notes = [
    ...(again.length > 0 ? [`at the second try: ${again.join(', ')}`] : []),
    ...((await ensurePostgres()) ? [] : ['not all: no PostgreSQL on this machine']),
  ]
  return {
    passed: outcomes.length - failures.length,
    failed: code !== 0 && failures.length === 0 ? 1 : failures.length,
    failures,
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

function failureOf({ name, output }) {
  const lines = output.trim().split('\n')
  const telling = lines.filter((line) => TELLING.test(line))
  return [`bench:${name}`, ...(telling.length > 0 ? telling : lines.slice(-LAST_LINES))].join('\n')
}
