import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHeadlessShell } from '../scripts/lib/browser.mjs'
import { ensurePostgres } from '../scripts/lib/postgres.mjs'
import { startPostgres } from '../backend/test/postgres'
import { signIn } from './load/browser'
import { withVariants } from './load/served/serve'
import type { Served } from './load/served/serve'
import { ROOM } from './million/room'

type Bench = readonly [name: string, ...options: string[]]

/** Each in its smallest form, with limits so wide that a machine at work keeps them. */
const MILLION: Bench = [
  ...(['million', '--bookings', '100000', '--requests', '1'] as const),
  ...(['--warm-up', '0', '--limit', '50', '--share', '0'] as const),
]
const DRAWING: Bench = ['drawing', '--drawings', '10', '--p95', '2000']
/** Each in a browser of its own; for half of its time it waits for what a slow processor would do. */
const OF_PAGES: readonly (readonly Bench[])[] = [
  [['press', '--lists', '--cold', '--rounds', '1', '--limit', '1500'], DRAWING],
  [
    ['plaque', '--rounds', '1', '--slack', '3'],
    ['switch', '--screens', '/dashboard,/bookings', '--rounds', '1', '--tuned', '--limit', '10'],
  ],
]
/**
 * Beside another one's browser a call waits longer than it takes: these have the machine to themselves. On the bookings
 * that `million` has left.
 */
const API: Bench = [
  ...(['api', '--bookings', '100000', '--seconds', '1', '--per-second', '50', '--p95', '100'] as const),
  ...(['--highest', '25', '--most-per-second', '30', '--step-seconds', '1', '--soak', '2', '--growth', '3'] as const),
]
const LOAD: Bench = [
  'load',
  '--pages',
  '/bookings',
  '--variants',
  'tuned,federated',
  '--rounds',
  '1',
  '--cold',
  '--limit',
  '1.3',
]

const REPORT = join(import.meta.dirname, '../.cache/test/bench.json')
const RETRIES = Number(process.env.TEST_RETRIES ?? 1)

/** What became of one bench; `output` is all that it said the last time. */
interface Outcome {
  readonly name: string
  readonly isMet: boolean
  readonly tries: number
  readonly output: string
}

/** All benches: the server's while the pages are built, started and walked, then each alone. Writes what became of each. */
async function main(): Promise<boolean> {
  const hasPostgres = (await ensurePostgres()) !== null
  const database = hasPostgres ? await startPostgres(ROOM) : null
  if (database) process.env.BENCH_DATABASE = database.url
  const server = inTurn(hasPostgres ? [MILLION] : [])
  const pages = withVariants(['tuned', 'federated'], async (served) => {
    await signInOnce(served)
    const walked = await Promise.all(OF_PAGES.map((benches) => inTurn(benches, served)))
    await server
    return [...walked.flat(), ...(await inTurn(hasPostgres ? [API, LOAD] : [LOAD], served))]
  })
  const outcomes = (await Promise.all([server, pages]).finally(() => database?.stop())).flat()
  mkdirSync(join(REPORT, '..'), { recursive: true })
  writeFileSync(REPORT, JSON.stringify(outcomes))
  return outcomes.every(({ isMet }) => isMet)
}

/** For all of them; long before anybody has to renew it they are done. */
async function signInOnce({ spki, origins }: Served): Promise<void> {
  const chromium = await ensureHeadlessShell()
  // A window that nobody sees is drawn for nothing.
  if (chromium && chromium !== 'playwright') process.env.CHROMIUM_PATH = chromium
  process.env.BENCH_SESSION = JSON.stringify(await signIn(spki, origins.federated ?? ''))
}

async function inTurn(benches: readonly Bench[], served?: Served): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const bench of benches) outcomes.push(await tried(bench, served))
  return outcomes
}

/**
 * Once more where it missed, and longer: a moment in which the machine was busy is no bench's fault, and the run names
 * it.
 */
async function tried(bench: Bench, served?: Served): Promise<Outcome> {
  const [name] = bench
  for (let tries = 1; ; tries++) {
    const since = Date.now()
    const { code, output } = await run(tries === 1 ? bench : inMoreRounds(bench), served)
    const took = ((Date.now() - since) / 1000).toFixed(0)
    console.log(`\nbench:${name}\n${output}bench:${name} ended with code ${code} after ${took} s`)
    if (code === 0 || tries > RETRIES) return { name, isMet: code === 0, tries, output }
  }
}

/** Of one round a single busy second is the figure; of three the median is told. */
const inMoreRounds = ([name, ...options]: Bench): Bench => [
  name,
  ...options.map((option, at) => (options[at - 1] === '--rounds' ? '3' : option)),
]

/** Its output comes in one piece: others run beside it. */
async function run([name, ...options]: Bench, served?: Served): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', join(import.meta.dirname, name, 'run.ts'), ...options]
  const env = { ...process.env, ...(served && { BENCH_SERVED: JSON.stringify(served) }) }
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code ?? 1), output }
}

process.exit((await main()) ? 0 : 1)
