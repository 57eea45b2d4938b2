import { median, ratio } from '../figures'
import type { Figure } from '../figures'
import { VARIANTS } from './variant'
import type { SingleVariant, Variant } from './variant'
import type { Visit } from './watch'

/** The first and the fourth visit of one profile. */
export interface Measured {
  readonly page: string
  readonly variant: Variant
  readonly cold: Visit
  readonly fourth: Visit
}

type Kind = 'cold' | 'fourth'
type Time = 'firstPaint' | 'content' | 'whole'

interface Target {
  readonly rival: SingleVariant
  readonly kind: Kind
  readonly time: Time
  /** The most that the portal may take, as a share of its rival's time. */
  readonly most: number
}

const TARGETS: readonly Target[] = [
  { time: 'firstPaint', rival: 'ordinary', kind: 'cold', most: 1 },
  { time: 'content', rival: 'ordinary', kind: 'cold', most: 0.45 },
  { time: 'whole', rival: 'ordinary', kind: 'cold', most: 0.85 },
  { time: 'whole', rival: 'tuned', kind: 'cold', most: 1 },
  { time: 'content', rival: 'ordinary', kind: 'fourth', most: 0.85 },
]

const pagesOf = (measured: readonly Measured[]) => [...new Set(measured.map(({ page }) => page))]

const timesOf = (measured: readonly Measured[], page: string, variant: Variant, kind: Kind, time: Time) =>
  measured.filter((each) => each.page === page && each.variant === variant).map((each) => each[kind][time])

/** Every target for every page that was measured. */
export function figuresOf(measured: readonly Measured[]): Figure[] {
  return TARGETS.flatMap(({ rival, kind, time, most }) =>
    pagesOf(measured).map((page) => ({
      name: `${time} ÷ ${rival}, ${kind}`,
      of: page,
      measured: ratio(timesOf(measured, page, 'federated', kind, time), timesOf(measured, page, rival, kind, time)),
      most,
    })),
  )
}

/** Prints the median times in ms, to read beside the ratios. */
export function printMedians(measured: readonly Measured[]): void {
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
