import { quartiles, single } from '../figures/quartiles'
import type { Quartiles } from '../figures/quartiles'
import { ratio } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import type { Kind, Results } from './results'
import type { Variant } from './variant'
import type { Visit } from './visit'

type Figure = keyof Visit
/** Reads a page's figure out of all that was measured. */
type Measure = (results: Results, page: string) => Quartiles

interface Target {
  readonly figure: string
  /** At most, for these pages. */
  readonly most: readonly (readonly [limit: number, ...pages: string[]])[]
  readonly unit: Line['unit']
  readonly measure: Measure
}

const of = (results: Results, page: string, variant: Variant, kind: Kind, figure: Figure) =>
  results.of(page, variant, kind).map((visit) => visit[figure])

const over =
  (rival: Variant, kind: Kind, figure: Figure): Measure =>
  (results, page) =>
    ratio(of(results, page, 'federated', kind, figure), of(results, page, rival, kind, figure))

const own =
  (kind: Kind, figure: (visit: Visit) => number): Measure =>
  (results, page) =>
    quartiles(results.of(page, 'federated', kind).map(figure))

const STAFF = ['/dashboard', '/bookings', '/booking/:id', '/new-booking', '/new-booking/private'] as const
const ALL = ['/login', ...STAFF, '/engraving/verify'] as const
/** The task that notes the content comes after the frame whose paint the browser notes. */
const ONE_FRAME_MS = 50

const WHOLE = 'whole ÷ tuned'

/** What the federated portal is to reach, cold and at a slow processor unless said. */
export const TARGETS: readonly Target[] = [
  { figure: 'content ÷ ordinary', most: [[0.45, ...ALL]], unit: 'ratio', measure: over('ordinary', 'cold', 'content') },
  { figure: 'whole ÷ ordinary', most: [[0.85, ...ALL]], unit: 'ratio', measure: over('ordinary', 'cold', 'whole') },
  { figure: WHOLE, most: [[1, ...ALL]], unit: 'ratio', measure: over('tuned', 'cold', 'whole') },
  {
    figure: 'content ÷ ordinary, fourth visit',
    most: [[0.85, ...ALL]],
    unit: 'ratio',
    measure: over('ordinary', 'fourth', 'content'),
  },
  {
    figure: 'first paint ÷ ordinary',
    most: [[1, ...ALL]],
    unit: 'ratio',
    measure: over('ordinary', 'cold', 'firstPaint'),
  },
  {
    figure: 'content after first paint',
    most: [[ONE_FRAME_MS, '/login', '/engraving/verify']],
    unit: 'ms',
    measure: own('cold', ({ content, firstPaint }) => Math.max(0, content - firstPaint)),
  },
  {
    figure: 'longest task before content',
    most: [[200, ...ALL]],
    unit: 'ms',
    measure: own('cold', ({ longTask }) => longTask),
  },
  {
    figure: 'main thread at full speed',
    most: [
      [130, '/engraving/verify'],
      [215, '/bookings'],
    ],
    unit: 'ms',
    measure: own('full', ({ mainThread }) => mainThread),
  },
  {
    figure: 'scripts sent',
    // As files, in the HTML, and once more as files when nothing else is to do (ADR 0065): what was reached bounds it.
    most: [
      [210, '/dashboard'],
      [190, '/bookings', '/booking/:id'],
      [205, '/new-booking'],
      [285, '/new-booking/private'],
      [75, '/engraving/verify'],
    ],
    unit: 'KB',
    measure: own('cold', ({ scriptKilobytes }) => scriptKilobytes),
  },
  {
    figure: 'script never run',
    most: [[65, ...ALL]],
    unit: '%',
    measure: (results, page) => single(results.neverRun(page, 'federated')),
  },
]

/**
 * Each target of these pages with what was measured; those that were not measured are left out. With a limit that of
 * the whole screen beside the tuned build is the only target.
 */
export function targetLines(results: Results, pages: readonly string[], limit: number | null = null): Line[] {
  const all = limit === null ? TARGETS : TARGETS.filter(({ figure }) => figure === WHOLE).map(atMost(limit))
  return all.flatMap(({ figure, most, unit, measure }) =>
    most.flatMap(([target, ...targeted]) =>
      targeted
        .filter((page) => pages.includes(page))
        .map((page): Line => ({ of: page, figure, unit, target, measured: measure(results, page) }))
        .filter(({ measured }) => !Number.isNaN(measured.median)),
    ),
  )
}

const atMost =
  (limit: number) =>
  (target: Target): Target => ({ ...target, most: target.most.map(([, ...pages]) => [limit, ...pages]) })
