import { median, ratio } from '../figures'
import type { BenchResult } from '../figures'
import type { Visit } from './watch'

/** Compared builds of the same sources: one ordinary webpack build, and the portal. */
export const VARIANTS = ['ordinary', 'federated'] as const
export type Variant = (typeof VARIANTS)[number]

/** First and fourth visit of one profile. */
export interface PageMeasurement {
  readonly page: string
  readonly variant: Variant
  readonly cold: Visit
  readonly fourth: Visit
}

type Kind = 'cold' | 'fourth'
type Time = 'firstPaint' | 'content' | 'whole'

interface Target {
  readonly kind: Kind
  readonly time: Time
  /** Limit of the portal's time, as a ratio to the ordinary build's. */
  readonly most: number
}

const TARGETS: readonly Target[] = [
  { time: 'firstPaint', kind: 'cold', most: 1 },
  { time: 'content', kind: 'cold', most: 0.45 },
  { time: 'whole', kind: 'cold', most: 0.85 },
  { time: 'content', kind: 'fourth', most: 0.85 },
]

const pagesOf = (measured: readonly PageMeasurement[]) => [...new Set(measured.map(({ page }) => page))]

const timesOf = (measured: readonly PageMeasurement[], page: string, variant: Variant, kind: Kind, time: Time) =>
  measured.filter((each) => each.page === page && each.variant === variant).map((each) => each[kind][time])

/** Results of all targets for all measured pages. */
export function figuresOf(measured: readonly PageMeasurement[]): BenchResult[] {
  return TARGETS.flatMap(({ kind, time, most }) =>
    pagesOf(measured).map((page) => ({
      name: `${time} ÷ ordinary, ${kind}`,
      of: page,
      measured: ratio(
        timesOf(measured, page, 'federated', kind, time),
        timesOf(measured, page, 'ordinary', kind, time),
      ),
      most,
    })),
  )
}

/** Prints the median times in ms, for context. */
export function printMedians(measured: readonly PageMeasurement[]): void {
  console.log('\nmedians in ms on slow 4G: first paint, content, whole screen')
  for (const page of pagesOf(measured)) {
    for (const kind of ['cold', 'fourth'] as const) {
      for (const variant of VARIANTS) {
        const times = (['firstPaint', 'content', 'whole'] as const).map((time) =>
          median(timesOf(measured, page, variant, kind, time))
            .toFixed(0)
            .padStart(7),
        )
        console.log(`${page.padEnd(24)}${kind.padEnd(8)}${variant.padEnd(10)}${times.join('')}`)
      }
    }
  }
}
