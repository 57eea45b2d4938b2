import { percentile } from '../figures/percentile'
import { single } from '../figures/quartiles'
import type { Line } from '../figures/verdict'
import { shootAt } from './load-generator'
import type { Result, Shot } from './load-generator'
import { growth, memoryOf } from './memory'

interface Soak {
  readonly urls: readonly string[]
  readonly pids: readonly number[]
  readonly next: () => Shot
  readonly perSecond: number
  readonly seconds: number
  readonly p95: number
  /** How many times the memory of the second quarter the last one may have. */
  readonly growth: number
}

const SLICES = 20
const SHORTEST_S = 0.5

/** Asks at one rate for long, tells time and memory as it goes; the figures of the whole. */
export async function soak({ urls, pids, next, perSecond, seconds, ...most }: Soak): Promise<Line[]> {
  const slice = Math.max(SHORTEST_S, Math.round(seconds / SLICES))
  const held = pids.map((): number[] => [])
  const results: Result[] = []
  console.log(`\nsoak: ${perSecond} requests/s for ${seconds} s`)
  for (let done = 0; done < seconds; done += slice) {
    const part = await shootAt(urls, perSecond, slice, next)
    pids.forEach((pid, at) => held[at]?.push(memoryOf(pid)))
    const memory = held.map((each) => `${each.at(-1)?.toFixed(0)} MB`).join(', ')
    console.log(`${String(done + slice).padStart(6)} s  p95 ${p95Of(part).toFixed(1)} ms  ${memory}`)
    results.push(...part)
  }
  const errors = results.filter(({ isError }) => isError).length
  const line = (figure: string, unit: Line['unit'], value: number, target: number): Line => ({
    of: `soak, ${urls.length} ${urls.length === 1 ? 'backend' : 'backends'}`,
    figure,
    unit,
    target,
    measured: single(value),
  })
  return [
    line('p95', 'ms', p95Of(results), most.p95),
    line('errors', 'count', errors, 0),
    line('memory, last quarter / second', 'ratio', Math.max(...held.map(growth)), most.growth),
  ]
}

export const p95Of = (results: readonly Result[]) =>
  percentile(
    results.map(({ took }) => took),
    0.95,
  )
