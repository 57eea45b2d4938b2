import { quartiles } from './quartiles'
import type { Quartiles } from './quartiles'

/** A target as the table prints it, and what was measured against it. */
export interface Line {
  /** What the figure is of: `/bookings`, `/dashboard -> /bookings`. */
  readonly of: string
  readonly figure: string
  readonly measured: Quartiles
  readonly target: number
  /** Decimals and unit as printed. */
  readonly unit: 'ratio' | 'ms' | '%' | 'KB' | 'shift' | 'count'
}

/** Met when the median is at most the target, as exactly as it is printed. */
export function isMet({ measured, target, unit }: Line): boolean {
  return Number(measured.median.toFixed(DECIMALS[unit])) <= target
}

/** Another run could judge otherwise: the target lies where the median may lie as well. */
export function isWithinNoise({ measured, target }: Line): boolean {
  const [from, to] = measured.interval
  return from <= target && target < to
}

export const DECIMALS: Readonly<Record<Line['unit'], number>> = { ratio: 2, ms: 1, '%': 0, KB: 1, shift: 3, count: 0 }

/**
 * Quartiles of one divided by the other, round by round: both were measured one after the other, so what slowed the
 * machine slowed both.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): Quartiles {
  return quartiles(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

/** So many times its last is worse: each figure is better when it is less. */
export const WORSE = 1.25
