/** The middle half of what was measured, and how sure its median is. */
export interface Quartiles {
  readonly low: number
  readonly median: number
  readonly high: number
  /** Where the median would lie had one measured for ever. */
  readonly interval: Interval
}

type Interval = readonly [from: number, to: number]

/** Quartiles by linear interpolation between the neighbours, as spreadsheets have them. NaN of nothing. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const low = sorted[Math.floor(place)] ?? Number.NaN
    const high = sorted[Math.ceil(place)] ?? Number.NaN
    return low + (high - low) * (place - Math.floor(place))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75), interval: medianInterval(sorted) }
}

/** A figure that is one number, and not the middle of several. */
export const single = (value: number): Quartiles => {
  return { low: value, median: value, high: value, interval: [value, value] }
}

const CONFIDENCE = 0.85
/** Fewer values than this have no such interval. */
const FEWEST = 4

/**
 * The confidence interval of the median by ranks, which asks nothing of how the values scatter: that a value lies below
 * the true median is a coin's throw. Of two or three values it is their range and as much again on either side, which
 * holds 80 % of the normal distribution's.
 */
function medianInterval(sorted: readonly number[]): Interval {
  const [least = Number.NaN, most = Number.NaN] = [sorted.at(0), sorted.at(-1)]
  const range = most - least
  if (sorted.length < FEWEST) return [least - range, most + range]
  const rank = outermostRank(sorted.length)
  return [sorted[rank] ?? least, sorted[sorted.length - 1 - rank] ?? most]
}

/** How many values may be left out on either side: as many as there are heads in so rare a share of all throws. */
function outermostRank(count: number): number {
  const outside = (1 - CONFIDENCE) / 2
  let rank = 0
  // Of `count` throws none is heads; then one, two and so on.
  let chance = 0.5 ** count
  for (let sum = chance; sum <= outside; rank++) {
    chance *= (count - rank) / (rank + 1)
    sum += chance
  }
  return rank - 1
}
