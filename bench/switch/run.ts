import type { Page } from 'playwright'
import { keepLines } from '../figures/kept-lines'
import { quartiles, single } from '../figures/quartiles'
import { rotated } from '../figures/rotated'
import { printTargets } from '../figures/table'
import { ratio } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import { putSession, signIn, withProfile } from '../load/browser'
import { failOnErrors } from '../load/errors'
import { withVariants } from '../load/served/serve'
import type { Served } from '../load/served/serve'
import type { Variant } from '../load/variant'
import { slowly } from '../slow-processor'
import { measureSwitch } from './measure'
import type { Switch } from './measure'
import { readOptions } from './options'
import type { Options } from './options'
import { areNeighbours } from './screens'
import type { Screen } from './screens'
import { tour } from './tour'

/** The other build, and the portal. */
const SIDES = ['rival', 'federated'] as const
type Side = (typeof SIDES)[number]
/** What was measured, by pair of screens; the same round stands at the same place. */
type Timings = Map<string, Record<Side, Switch[]>>

/** `npm run bench:switch`: from one loaded screen to another, the same in the portal and in one ordinary build. */
function main(options: Options): Promise<boolean> {
  return withVariants([options.rival, 'federated'], async (served) => {
    const timings = await inPortal(served, options.rival, (rival) =>
      inPortal(served, 'federated', (federated) => measureAll({ rival, federated }, options)),
    )
    return print(timings, options)
  })
}

/** A browser of its own, signed in and on the dashboard. */
async function inPortal<T>({ spki, origins }: Served, variant: Variant, walk: (page: Page) => Promise<T>) {
  const origin = origins[variant] ?? ''
  const session = await signIn(spki, origin)
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
async function measureAll(pages: Readonly<Record<Side, Page>>, { rounds, screens }: Options): Promise<Timings> {
  const timings: Timings = new Map()
  const [start, ...steps] = tour(screens, areNeighbours)
  // Everything is loaded once before anything is measured.
  await Promise.all(SIDES.map((side) => loadAll(pages[side], steps)))
  for (let round = 0; round < rounds; round++) {
    let from = start
    for (const to of steps) {
      const key = `${from?.name} -> ${to.name}`
      const pair = timings.get(key) ?? { rival: [], federated: [] }
      timings.set(key, pair)
      for (const side of rotated(SIDES, round)) pair[side].push(await measureSwitch(pages[side], to, slowly))
      from = to
    }
    console.log(`round ${round + 1} of ${rounds}`)
  }
  return timings
}

async function loadAll(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) await measureSwitch(page, screen)
}

/** Prints the times and the targets; whether all are met. */
function print(timings: Timings, { rival: build, limit }: Options): boolean {
  const times = (switches: readonly Switch[]) => switches.map(({ took }) => took)
  const middle = (switches: readonly Switch[]) => quartiles(times(switches)).median.toFixed(0)
  for (const [pair, { rival, federated }] of timings) {
    console.log(`${pair.padEnd(46)} ${build} ${middle(rival)} ms, federated ${middle(federated)} ms`)
  }
  const lines = [...timings].map(([pair, { rival, federated }]): Line => {
    const measured = ratio(times(federated), times(rival))
    return { of: pair, figure: `switch ÷ ${build}`, unit: 'ratio', target: limit, measured }
  })
  const shifts = [...timings.values()].flatMap(({ federated }) => federated.map(({ shift }) => shift))
  const worst = single(Math.max(...shifts))
  lines.push({ of: 'any switch', figure: 'layout shift', unit: 'shift', target: 0, measured: worst })
  keepLines('switch', lines)
  return printTargets(lines) === 0
}

process.exit((await main(readOptions(process.argv.slice(2)))) ? 0 : 1)
