/** A result with its limit: the ratio of our time to the compared build's or server's, or a number of faults. */
export interface BenchResult {
  readonly name: string
  /** The measured page or kind of request. */
  readonly of: string
  readonly measured: number
  readonly most: number
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Median of the ratio per round, because both ran at the same time on the same machine. */
export const ratio = (ours: readonly number[], rival: readonly number[]): number =>
  median(ours.map((value, round) => value / (rival[round] ?? Number.NaN)))

/** Prints each figure with its limit; returns whether all are within. NaN is not within. */
export function printResults(figures: readonly BenchResult[]): boolean {
  console.log('')
  for (const { name, of, measured, most } of figures) {
    const verdict = isMet({ measured, most }) ? 'met' : 'MISSED'
    console.log(`${name.padEnd(36)}${of.padEnd(24)}${measured.toFixed(2).padStart(8)}  at most ${most}  ${verdict}`)
  }
  return figures.every(isMet)
}

const isMet = ({ measured, most }: Pick<BenchResult, 'measured' | 'most'>) => Number(measured.toFixed(2)) <= most
