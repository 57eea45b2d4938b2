import { keepLines } from '../figures/kept-lines'
import { rotated } from '../figures/rotated'
import { printTargets } from '../figures/table'
import { isWithinNoise } from '../figures/verdict'
import { inRounds } from '../rounds'
import { CPU_SLOWDOWN } from '../slow-processor'
import { beginBooking, NO_SESSION, putSession, signedIn, withProfile } from './browser'
import type { Session } from './browser'
import { measureNeverRun } from './coverage'
import { readOptions } from './options'
import type { Options } from './options'
import type { PageUnderTest } from './pages'
import { printResults } from './report'
import { Results } from './results'
import { withVariants } from './served/serve'
import type { Served } from './served/serve'
import { targetLines } from './targets'
import type { Variant } from './variant'
import { checkReaction } from './reaction'
import { measureVisit } from './visit'

interface Case {
  readonly page: PageUnderTest
  readonly variant: Variant
  readonly origin: string
  readonly session: Session
}

/** `npm run bench:load`: the portal against one webpack build of the same sources; whether all targets are met. */
function main(options: Options): Promise<boolean> {
  return withVariants(options.variants, async (served) => {
    const results = await measureAll(served, options)
    printResults(results, options)
    checkEarly(results, options)
    const pages = options.pages.map(({ name }) => name)
    const lines = targetLines(results, pages, options.limit)
    keepLines('load', lines)
    return printTargets(lines) === 0
  })
}

/** Round by round and page by page the variants one after the other, in an order that changes with the round. */
async function measureAll({ origins, spki }: Served, options: Options): Promise<Results> {
  const results = new Results()
  const originOf = (variant: Variant) => origins[variant] ?? ''
  const [anyone = 'federated'] = options.variants
  const session = signedIn(spki, originOf(anyone))
  const isOpen = ({ name }: PageUnderTest) => targetLines(results, [name], options.limit).some(isWithinNoise)
  await inRounds(options.pages, options, isOpen, async (pages, round) => {
    for (const page of pages) {
      const visited = await visitedWith(page, await session(), spki, originOf(anyone))
      for (const variant of rotated(options.variants, round)) {
        const one: Case = { ...visited, variant, origin: originOf(variant) }
        await measureCase(one, spki, options, results)
        if (round === 0 && options.limit === null) results.addNeverRun(page.name, variant, await neverRun(one, spki))
      }
    }
  })
  return results
}

/** The page with the session that it is visited with, and its address in that. */
async function visitedWith(page: PageUnderTest, session: Session, spki: string, origin: string) {
  if (!page.isBegun) return { page, session: page.open ? NO_SESSION : session }
  const begun = await beginBooking(spki, origin, session)
  return { page: { ...page, path: begun.wizard }, session: begun.session }
}

/** A page that was never drawn early is broken, and its rival would win for nothing. Throws. */
function checkEarly(results: Results, { pages, variants }: Options): void {
  for (const { name } of pages.filter(({ isEarly }) => isEarly)) {
    for (const variant of variants.filter((each) => each !== 'ordinary')) {
      if (!results.of(name, variant, 'cold').some(({ early }) => early)) {
        throw new Error(`${name} of ${variant} was never drawn before React`)
      }
    }
  }
}

/** First, second and fourth visit of a new profile, and the first of another at the processor's full speed. */
async function measureCase({ page, variant, origin, session }: Case, spki: string, options: Options, results: Results) {
  const slow = { origin, cpuSlowdown: CPU_SLOWDOWN, isVisitedAgain: !options.coldOnly }
  await withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    results.add(page.name, variant, 'cold', await measureVisit(context, page, slow))
    if (options.coldOnly) return
    results.add(page.name, variant, 'second', await measureVisit(context, page, slow))
    await measureVisit(context, page, slow)
    results.add(page.name, variant, 'fourth', await measureVisit(context, page, slow))
  })
  if (!page.atFullSpeed || options.limit !== null) return
  await withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    const full = { origin, cpuSlowdown: 1, isVisitedAgain: false }
    results.add(page.name, variant, 'full', await measureVisit(context, page, full))
  })
}

function neverRun({ page, origin, session }: Case, spki: string): Promise<number> {
  return withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    await checkReaction(context, origin, page)
    return measureNeverRun(context, origin, page)
  })
}

process.exit((await main(readOptions(process.argv.slice(2)))) ? 0 : 1)
