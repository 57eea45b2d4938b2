import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { keepLines } from '../figures/kept-lines'
import { single } from '../figures/quartiles'
import { printTargets } from '../figures/table'
import { isMet } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import { highestRate } from './highest-rate'
import { filledWorld, loadBookings } from './load-bookings'
import type { BenchWorld } from './load-bookings'
import { shootAt } from './load-generator'
import type { Result } from './load-generator'
import { shotOf } from './mix'
import { report } from './report'
import { p95Of, soak } from './soak'
import { SHARED, withBackend } from './with-backend'
import type { Bench } from './with-backend'

/** A process that has just said that it is ready, and one that has served for a while. */
const P95_MS = { cold: 60, warm: 25 }
const COLD_SECONDS = 10
/** What still counts as fast where the highest rate is looked for. */
const HIGHEST_P95_MS = 100

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    bookings: { type: 'string', default: '100000' },
    'per-second': { type: 'string', default: '300' },
    /** Milliseconds instead of the targets: a wide limit where the machine is not quiet. */
    p95: { type: 'string' },
    /** Processes that the requests are sent to in turn. */
    backends: { type: 'string', default: '1' },
    /** A million bookings, with the memory that a database of this size is given. */
    million: { type: 'boolean', default: false },
    /** After that the highest rate with p95 below 100 ms, by steps from this one on. */
    highest: { type: 'string' },
    'most-per-second': { type: 'string', default: '3000' },
    'step-seconds': { type: 'string', default: '20' },
    /** After that so many seconds at half of the highest rate, or of `per-second` where it was not looked for. */
    soak: { type: 'string' },
    /** How many times the memory of its second quarter the soak's last may have. */
    growth: { type: 'string', default: '1.2' },
  },
})
const seconds = Number(values.seconds)
const count = values.million ? 1_000_000 : Number(values.bookings)
const perSecond = Number(values['per-second'])
const backends = Number(values.backends)
const rows = `${count} bookings${backends > 1 ? `, ${backends} backends` : ''}`
const settings: Readonly<Record<string, string>> = values.million ? { shared_buffers: '2GB', max_wal_size: '8GB' } : {}

/** Starts everything, shoots, prints; whether the targets were met. */
function main(): Promise<boolean> {
  const world = (client: Client) => (SHARED ? filledWorld(client) : loadBookings(client, count))
  return withBackend(world, measure, settings, backends)
}

async function measure(bench: Bench<BenchWorld>): Promise<boolean> {
  // Others are at work until then.
  if (process.env.BENCH_WAITS) await once(process.stdin.resume(), 'end')
  const before = await bench.rowsOf('bookings')
  const cold = await shoot(bench, 'cold', Math.min(seconds, COLD_SECONDS))
  const warm = await shoot(bench, 'warm', seconds)
  const results = [...cold.results, ...warm.results]
  const [answered, made] = [results.filter(isMade).length, (await bench.rowsOf('bookings')) - before]
  const lost = single(made === 0 ? 1 : Math.abs(answered - made))
  console.log(`${answered} bookings answered as made, ${made} are there`)
  const lines: Line[] = [
    ...cold.lines,
    ...warm.lines,
    { of: rows, figure: 'bookings made and not there', unit: 'count', target: 0, measured: lost },
  ]
  const highest = values.highest === undefined ? perSecond : await highestOf(bench, Number(values.highest))
  if (values.soak !== undefined && highest > 0) lines.push(...(await soakOf(bench, Math.ceil(highest / 2))))
  keepLines('api', lines)
  printTargets(lines)
  return lines.every(isMet) && highest > 0
}

async function shoot(bench: Bench<BenchWorld>, state: keyof typeof P95_MS, forSeconds: number) {
  const results = await shootAt(bench.urls, perSecond, forSeconds, () => shotOf(bench))
  const p95 = Number(values.p95 ?? P95_MS[state])
  return { results, lines: report(results, { rows: `${rows}, ${state}`, perSecond, seconds: forSeconds, p95 }) }
}

const isMade = ({ kind, isError }: Result) => kind === 'create' && !isError

async function highestOf(bench: Bench<BenchWorld>, from: number): Promise<number> {
  const step = async (rate: number) => {
    const results = await shootAt(bench.urls, rate, Number(values['step-seconds']), () => shotOf(bench))
    const [p95, errors] = [p95Of(results), results.filter(({ isError }) => isError).length]
    console.log(`${String(rate).padStart(6)} requests/s  p95 ${p95.toFixed(1)} ms  ${errors} errors`)
    return { p95, errors }
  }
  const p95 = Number(values.p95 ?? HIGHEST_P95_MS)
  console.log('')
  const highest = await highestRate(step, { from, most: Number(values['most-per-second']), p95 })
  console.log(`highest rate with p95 below ${p95} ms: ${highest} requests/s, ${rows}`)
  return highest
}

function soakOf(bench: Bench<BenchWorld>, perSecond: number): Promise<Line[]> {
  return soak({
    urls: bench.urls,
    pids: bench.pids,
    next: () => shotOf(bench),
    perSecond,
    seconds: Number(values.soak),
    p95: Number(values.p95 ?? HIGHEST_P95_MS),
    growth: Number(values.growth),
  })
}

process.exit((await main()) ? 0 : 1)
