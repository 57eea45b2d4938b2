import { statSync } from 'node:fs'
import { WORSE } from './verdict'

/** What a machine takes for two fixed pieces of work, in ms: a script that counts, and calls of the system. */
export interface Machine {
  readonly script: number
  readonly system: number
}

const TRIES = 7

/** Measures the machine this runs on, in half a second: the fastest of some tries, which nothing else has disturbed. */
export function measureMachine(): Machine {
  return { script: fastest(count), system: fastest(callSystem) }
}

/** Whether times of the two say anything beside each other: neither would be called worse than the other. Never of one that was not measured. */
export function areAlike(one: Machine | undefined, other: Machine | undefined): boolean {
  if (!one || !other) return false
  return isNear(one.script, other.script) && isNear(one.system, other.system)
}

const isNear = (one: number, other: number) => Math.max(one, other) <= Math.min(one, other) * WORSE

function fastest(work: () => void): number {
  const times = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return Math.min(...times)
}

function count(): void {
  const seen = new Map<string, number>()
  for (let at = 0; at < 300_000; at++) seen.set(`key ${at % 1_000}`, at)
}

function callSystem(): void {
  for (let call = 0; call < 10_000; call++) statSync(import.meta.dirname)
}
