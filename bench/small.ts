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
import { FEWEST, ROOM } from './million/room'

type Bench = readonly [name: string, ...options: string[]]

/** Each in its smallest form, with limits so wide that a machine at work keeps them. */
const MILLION: Bench = [
  ...(['million', '--bookings', String(FEWEST), '--requests', '1'] as const),
  ...(['--warm-up', '0', '--limit', '50', '--share', '0'] as const),
]
const DRAWING: Bench = ['drawing', '--drawings', '10', '--p95', '2000']
/** Each in a browser of its own; for half of its time it waits for what a slow processor would do. */
const PRESS: Bench = ['press', '--lists', '--cold', '--rounds', '1', '--limit', '1500']
const PLAQUE: Bench = ['plaque', '--rounds', '1', '--slack', '3']
/** For most of its time it waits until a screen has come to rest. */
const SWITCH: Bench = [
  ...(['switch', '--screens', '/dashboard,/bookings', '--rounds', '1', '--tuned', '--limit', '10'] as const),
]
/** On the bookings that `million` has left; of three seconds, since in one a single stall of 60 ms is the slowest twentieth. */
const API: Bench = [
  ...(['api', '--bookings', String(FEWEST), '--seconds', '3', '--per-second', '50', '--p95', '100'] as const),
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

/** What an option is at the second try. */
const LONGER: Readonly<Record<string, string>> = { '--rounds': '3', '--seconds': '10' }

const REPORT = join(import.meta.dirname, '../.cache/test/bench.json')
const RETRIES = Number(process.env.TEST_RETRIES ?? 1)

/** What a bench has in common with others. */
interface Shared {
  readonly served?: Served
  /** Before that it measures nothing, and starts what it measures. */
  readonly quiet?: Promise<unknown>
}

/** What became of one bench; `output` is all that it said the last time. */
interface Outcome {
  readonly name: string
  readonly isMet: boolean
  readonly tries: number
  readonly output: string
}

/** All benches. Writes what became of each. */
async function main(): Promise<boolean> {
  const hasPostgres = (await ensurePostgres()) !== null
  // Of a whole run the database is there already, and being filled.
  const database = hasPostgres && !process.env.BENCH_DATABASE ? await startPostgres(ROOM) : null
  if (database) process.env.BENCH_DATABASE = database.url
  const outcomes = await allOf(hasPostgres).finally(() => database?.stop())
  mkdirSync(join(REPORT, '..'), { recursive: true })
  writeFileSync(REPORT, JSON.stringify(outcomes))
  return outcomes.every(({ isMet }) => isMet)
}

/** The server's beside those of pages, then the one that compares loads, alone. */
async function allOf(hasPostgres: boolean): Promise<Outcome[]> {
  const shapes = hasPostgres ? tried(MILLION) : Promise.resolve(null)
  return withVariants(['tuned', 'federated'], async (served) => {
    await signInOnce(served)
    const [pressed, designed] = [tried(PRESS, { served }), tried(PLAQUE, { served })]
    const switched = designed.then(() => tried(SWITCH, { served }))
    const drawn = pressed.then(() => tried(DRAWING))
    // Beside a browser at work a call waits longer than it takes: its backend starts meanwhile.
    const quiet = Promise.all([switched, drawn])
    const called = shapes.then((first) => first && tried(API, { quiet }))
    const done = await Promise.all([shapes, drawn, pressed, designed, switched, called])
    return [...done.filter((outcome) => outcome !== null), await tried(LOAD, { served })]
  })
}

/** For all of them; long before anybody has to renew it they are done. */
async function signInOnce({ spki, origins }: Served): Promise<void> {
  const chromium = await ensureHeadlessShell()
  // A window that nobody sees is drawn for nothing.
  if (chromium && chromium !== 'playwright') process.env.CHROMIUM_PATH = chromium
  process.env.BENCH_SESSION = JSON.stringify(await signIn(spki, origins.federated ?? ''))
}

/**
 * Once more where it missed, and longer: a moment in which the machine was busy is no bench's fault, and the run names
 * it.
 */
async function tried(bench: Bench, shared: Shared = {}): Promise<Outcome> {
  const [name] = bench
  for (let tries = 1; ; tries++) {
    const since = Date.now()
    const { code, output } = await run(tries === 1 ? bench : inMoreRounds(bench), shared)
    const took = ((Date.now() - since) / 1000).toFixed(0)
    console.log(`\nbench:${name}\n${output}bench:${name} ended with code ${code} after ${took} s`)
    if (code === 0 || tries > RETRIES) return { name, isMet: code === 0, tries, output }
  }
}

/** Of one round a single busy second is the figure; of three the median is told. So with seconds of calls. */
const inMoreRounds = ([name, ...options]: Bench): Bench => [
  name,
  ...options.map((option, at) => LONGER[options[at - 1] ?? ''] ?? option),
]

/** Its output comes in one piece: others run beside it. */
async function run([name, ...options]: Bench, { served, quiet }: Shared): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', join(import.meta.dirname, name, 'run.ts'), ...options]
  const env = {
    ...process.env,
    ...(served && { BENCH_SERVED: JSON.stringify(served) }),
    ...(quiet && { BENCH_WAITS: 'yes' }),
  }
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'pipe'], env })
  child.stdin.on('error', () => undefined)
  void (quiet ?? Promise.resolve()).then(() => child.stdin.end())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code ?? 1), output }
}

process.exit((await main()) ? 0 : 1)
