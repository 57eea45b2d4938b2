import type { Page } from 'playwright'
import { keepLines } from '../figures/kept-lines'
import { quartiles, single } from '../figures/quartiles'
import { rotated } from '../figures/rotated'
import { printTargets } from '../figures/table'
import { isWithinNoise, ratio } from '../figures/verdict'
import type { Line } from '../figures/verdict'
import { putSession, signIn, withProfile } from '../load/browser'
import { failOnErrors } from '../load/errors'
import { withVariants } from '../load/served/serve'
import type { Served } from '../load/served/serve'
import type { Variant } from '../load/variant'
import { inRounds } from '../rounds'
import { slowly } from '../slow-processor'
import { measureSwitch } from './measure'
import type { Switch } from './measure'
import { readOptions } from './options'
import type { Options } from './options'
import type { Screen } from './screens'
import { SIDES, stepsOf, walksOver, waysBetween } from './ways'
import type { Side, Way } from './ways'

/** `npm run bench:switch`: from one loaded screen to another, the same in the portal and in one ordinary build. */
function main(options: Options): Promise<boolean> {
  return withVariants([options.rival, 'federated'], async (served) => {
    const ways = await inPortal(served, options.rival, (rival) =>
      inPortal(served, 'federated', (federated) => measureAll({ rival, federated }, options)),
    )
    return print(ways, options)
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
async function measureAll(pages: Readonly<Record<Side, Page>>, options: Options): Promise<readonly Way[]> {
  const ways = waysBetween(options.screens)
  const passAll = (screens: readonly Screen[]) => Promise.all(SIDES.map((side) => pass(pages[side], screens)))
  // Everything is loaded once before anything is measured.
  for (const walk of walksOver(ways, options.screens)) await passAll(walk)
  const isOpen = (way: Way) => isWithinNoise(lineOf(way, options))
  await inRounds(ways, options, isOpen, async (left, round) => {
    for (const walk of walksOver(left, options.screens)) {
      await passAll(walk.slice(0, 1))
      for (const [from, to] of stepsOf(walk)) {
        const way = ways.find((each) => each.from === from && each.to === to)
        for (const side of rotated(SIDES, round)) way?.[side].push(await measureSwitch(pages[side], to, slowly))
      }
    }
  })
  return ways
}

async function pass(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) await measureSwitch(page, screen)
}

const times = (switches: readonly Switch[]) => switches.map(({ took }) => took)
const nameOf = ({ from, to }: Way) => `${from.name} -> ${to.name}`

function lineOf(way: Way, { rival, limit }: Options): Line {
  const measured = ratio(times(way.federated), times(way.rival))
  return { of: nameOf(way), figure: `switch ÷ ${rival}`, unit: 'ratio', target: limit, measured }
}

/** Prints the times and the targets; whether all are met. */
function print(ways: readonly Way[], options: Options): boolean {
  const middle = (switches: readonly Switch[]) => quartiles(times(switches)).median.toFixed(0)
  for (const way of ways) {
    const [theirs, ours] = [middle(way.rival), middle(way.federated)]
    console.log(`${nameOf(way).padEnd(46)} ${options.rival} ${theirs} ms, federated ${ours} ms`)
  }
  const shifts = ways.flatMap(({ federated }) => federated.map(({ shift }) => shift))
  const worst = single(Math.max(...shifts))
  const shift: Line = { of: 'any switch', figure: 'layout shift', unit: 'shift', target: 0, measured: worst }
  const lines = [...ways.map((way) => lineOf(way, options)), shift]
  keepLines('switch', lines)
  return printTargets(lines) === 0
}

process.exit((await main(readOptions(process.argv.slice(2)))) ? 0 : 1)
