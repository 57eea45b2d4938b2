import { parseArgs } from 'node:util'
import { printFigures } from '../figures'
import { beginBooking, NO_SESSION, putSession, signedIn, withProfile } from './browser'
import type { Session } from './browser'
import { PAGES } from './pages'
import type { PageUnderTest } from './pages'
import { withVariants } from './served/serve'
import type { Served } from './served/serve'
import { figuresOf, printMedians, VARIANTS } from './targets'
import type { Measured } from './targets'
import { measureVisit } from './visit'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string', default: '' } },
})
const pages = PAGES.filter(({ name }) => values.pages === '' || values.pages.split(',').includes(name))

/** `npm run bench:load`: the portal against one webpack build of the same sources; whether all targets are met. */
function main(): Promise<boolean> {
  return withVariants(async (served) => {
    const measured = await measureAll(served)
    printMedians(measured)
    checkEarly(measured)
    return printFigures(figuresOf(measured)) && measured.length > 0
  })
}

/** Visits both builds of a page one after the other; each round begins with the other one, so none has the better place. */
async function measureAll({ origins, spki }: Served): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  const session = signedIn(spki, origins.federated)
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const page of pages) {
      const visited = await visitedWith(page, await session(), spki, origins.federated)
      for (const variant of round % 2 ? VARIANTS : VARIANTS.toReversed()) {
        measured.push({ variant, page: page.name, ...(await measureProfile(visited, origins[variant], spki)) })
      }
    }
    console.log(`round ${round + 1} of ${values.rounds}`)
  }
  return measured
}

interface Visited {
  readonly page: PageUnderTest
  readonly session: Session
}

/** The page with the session that it is visited with, and its address in that session. */
async function visitedWith(page: PageUnderTest, session: Session, spki: string, origin: string): Promise<Visited> {
  if (!page.isBegun) return { page, session: page.open ? NO_SESSION : session }
  const begun = await beginBooking(spki, origin, session)
  return { page: { ...page, path: begun.wizard }, session: begun.session }
}

/** Visits a page four times in a new profile and measures the first visit and the fourth: by then compiled code is kept. */
function measureProfile({ page, session }: Visited, origin: string, spki: string) {
  return withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    const cold = await measureVisit(context, page, origin)
    for (const _ of ['second', 'third']) await measureVisit(context, page, origin)
    return { cold, fourth: await measureVisit(context, page, origin) }
  })
}

/** Throws for a page of the portal that was never drawn early: it is broken. */
function checkEarly(measured: readonly Measured[]): void {
  for (const { name } of pages.filter(({ isEarly }) => isEarly)) {
    const visits = measured.filter((each) => each.page === name && each.variant === 'federated')
    if (!visits.some(({ cold }) => cold.isEarly)) throw new Error(`${name} was never drawn before React`)
  }
}

process.exit((await main()) ? 0 : 1)
