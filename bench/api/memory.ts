import { readFileSync } from 'node:fs'
import { percentile } from '../figures/percentile'

const MB = 1024

/** Megabytes that a process holds in memory, as the kernel counts them. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / MB
}

/**
 * How many times the memory of the second quarter the last one has: in the first a process fills what it keeps. 1 is
 * flat. NaN of less than four.
 */
export function growth(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4)
  const middle = (from: number) => percentile(samples.slice(from, from + quarter), 0.5)
  return quarter === 0 ? Number.NaN : middle(samples.length - quarter) / middle(quarter)
}
