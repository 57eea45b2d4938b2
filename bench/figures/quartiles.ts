/** The middle half of what was measured. */
export interface Quartiles {
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Quartiles by linear interpolation between the neighbours, as spreadsheets have them. NaN of nothing. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const low = sorted[Math.floor(place)] ?? Number.NaN
    const high = sorted[Math.ceil(place)] ?? Number.NaN
    return low + (high - low) * (place - Math.floor(place))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** A figure that is one number, and not the middle of several. */
export const single = (value: number): Quartiles => ({ low: value, median: value, high: value })
