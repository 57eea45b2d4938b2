import { statSync } from 'node:fs'
import { WORSE } from './verdict'

/** What a machine takes for three fixed pieces of work, in ms: a script that counts, calls of the system, and memory that is used for the first time. */
export interface Machine {
  readonly script: number
  readonly system: number
  readonly memory: number
}

const TRIES = 7
const STEPS = 1e7
const CALLS = 10_000
/** More than a process keeps of what it has given back: it is new each time. */
const BYTES = 64 * 2 ** 20
const PAGE_BYTES = 4096

/** Measures the machine this runs on, in half a second, a slow one in a whole: the fastest of some tries, which nothing else has disturbed. */
export function measureMachine(): Machine {
  return { script: fastest(count), system: fastest(callSystem), memory: fastest(useMemory, 2) }
}

/** Whether times of the two say anything beside each other: neither would be called worse than the other. Never of one that was not measured. */
export function areAlike(one: Machine | undefined, other: Machine | undefined): boolean {
  if (!one || !other) return false
  return isNear(one.script, other.script) && isNear(one.system, other.system) && isNear(one.memory, other.memory)
}

/** In ms: below that, pages and calls take what their limits are made for. */
const FAST = { script: 18, memory: 100 }

/** A processor may be fast and its memory slow: then what has just started, a browser above all, is two to three times slower. */
export const isFast = ({ script, memory }: Machine): boolean => script < FAST.script && memory < FAST.memory

const isNear = (one: number, other: number) => Math.max(one, other) <= Math.min(one, other) * WORSE

function fastest(work: () => unknown, tries = TRIES): number {
  const times = Array.from({ length: tries }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return Math.min(...times)
}

function count(): number {
  let sum = 1
  for (let step = 0; step < STEPS; step++) sum = Math.imul(sum + step, 31)
  return sum
}

function callSystem(): void {
  for (let call = 0; call < CALLS; call++) statSync(import.meta.dirname)
}

function useMemory(): Buffer {
  const memory = Buffer.allocUnsafeSlow(BYTES)
  for (let at = 0; at < BYTES; at += PAGE_BYTES) memory[at] = 1
  return memory
}
