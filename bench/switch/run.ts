import type { Page } from 'playwright'
import { keepLines } from '../figures/kept-lines'
import { quartiles, single } from '../figures/quartiles'
import { rotated } from '../figures/rotated'
import { printTargets } from '../figures/table'
import { ratio } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import { putSession, signIn, withProfile } from '../load/browser'
import type { Session } from '../load/browser'
import { failOnErrors } from '../load/errors'
import { withVariants } from '../load/served/serve'
import type { Served } from '../load/served/serve'
import { slowDown } from '../slow-processor'
import { measureSwitch } from './measure'
import type { Switch } from './measure'
import { areNeighbours, SCREENS } from './screens'
import { tour } from './tour'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const TARGETS = { ratio: 1.1, shift: 0 }

const variants = ['ordinary', 'federated'] as const
type Variant = (typeof variants)[number]
/** What was measured, by pair of screens; the same round stands at the same place. */
type Taken = Map<string, Record<Variant, Switch[]>>

/** `npm run bench:switch`: from one loaded screen to another, the same in the portal and in one ordinary build. */
function main(): Promise<boolean> {
  return withVariants(variants, async (served) => {
    const session = await signIn(served.spki, served.origins.federated ?? '')
    const taken = await inPortal(served, 'ordinary', session, (ordinary) =>
      inPortal(served, 'federated', session, (federated) => measureAll({ ordinary, federated })),
    )
    return print(taken)
  })
}

/** A browser of its own, signed in and on the dashboard. */
function inPortal<T>({ spki, origins }: Served, variant: Variant, session: Session, walk: (page: Page) => Promise<T>) {
  const origin = origins[variant] ?? ''
  return withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    const page = await context.newPage()
    const errors = failOnErrors(page)
    await page.goto(`${origin}/dashboard`)
    const answer = await walk(page)
    errors.check(`The switches of ${variant}`)
    return answer
  })
}

/** Step by step in both, so that a slow moment of the machine meets both alike. */
async function measureAll(pages: Readonly<Record<Variant, Page>>): Promise<Taken> {
  const taken: Taken = new Map()
  const [start, ...steps] = tour(SCREENS, areNeighbours)
  // Everything is loaded once before anything is measured.
  for (const variant of variants) for (const to of steps) await measureSwitch(pages[variant], to)
  for (const variant of variants) await slowDown(pages[variant])
  for (let round = 0; round < ROUNDS; round++) {
    let from = start
    for (const to of steps) {
      const key = `${from?.name} -> ${to.name}`
      const pair = taken.get(key) ?? { ordinary: [], federated: [] }
      taken.set(key, pair)
      for (const variant of rotated(variants, round)) pair[variant].push(await measureSwitch(pages[variant], to))
      from = to
    }
    console.log(`round ${round + 1} of ${ROUNDS}`)
  }
  return taken
}

/** Prints the times and the targets; whether all are met. */
function print(taken: Taken): boolean {
  const times = (switches: readonly Switch[]) => switches.map(({ took }) => took)
  const middle = (switches: readonly Switch[]) => quartiles(times(switches)).median.toFixed(0)
  for (const [pair, { ordinary, federated }] of taken) {
    console.log(`${pair.padEnd(46)} ordinary ${middle(ordinary)} ms, federated ${middle(federated)} ms`)
  }
  const lines = [...taken].map(([pair, { ordinary, federated }]): Line => {
    const measured = ratio(times(federated), times(ordinary))
    return { of: pair, figure: 'switch ÷ ordinary', unit: 'ratio', target: TARGETS.ratio, measured }
  })
  const shifts = [...taken.values()].flatMap(({ federated }) => federated.map(({ shift }) => shift))
  const worst = single(Math.max(...shifts))
  lines.push({ of: 'any switch', figure: 'layout shift', unit: 'shift', target: TARGETS.shift, measured: worst })
  keepLines('switch', lines)
  return printTargets(lines) === 0
}

process.exit((await main()) ? 0 : 1)
