/** A figure with the most that it may be: a ratio of our time to a rival's of the same run, or a count of faults. */
export interface Figure {
  readonly name: string
  /** What was measured: a page, or a kind of request. */
  readonly of: string
  readonly measured: number
  readonly most: number
}

/** The middle value; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Median of our times divided by the rival's, round by round: both met the same machine at the same moment. */
export const ratio = (ours: readonly number[], rival: readonly number[]): number =>
  median(ours.map((value, round) => value / (rival[round] ?? Number.NaN)))

/** Prints each figure beside its limit and returns whether all are within it. A figure without a value is missed. */
export function printFigures(figures: readonly Figure[]): boolean {
  console.log('')
  for (const { name, of, measured, most } of figures) {
    const verdict = isMet({ measured, most }) ? 'met' : 'MISSED'
    console.log(`${name.padEnd(36)}${of.padEnd(24)}${measured.toFixed(2).padStart(8)}  at most ${most}  ${verdict}`)
  }
  return figures.every(isMet)
}

const isMet = ({ measured, most }: Pick<Figure, 'measured' | 'most'>) => Number(measured.toFixed(2)) <= most
