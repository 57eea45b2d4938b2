import { parseArgs } from 'node:util'
import { printResults } from '../figures'
import { beginBooking, NO_SESSION, putSession, sessionProvider, withProfile } from './browser'
import type { Session } from './browser'
import { PAGES } from './pages'
import type { PageUnderTest } from './pages'
import { withVariants } from './served/serve'
import type { ServedVariants } from './served/serve'
import { figuresOf, printMedians, VARIANTS } from './targets'
import type { PageMeasurement } from './targets'
import { measureVisit } from './visit'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string', default: '' } },
})
const pages = PAGES.filter(({ name }) => values.pages === '' || values.pages.split(',').includes(name))

/** `npm run bench:load` compares the portal with one webpack build of the same sources. Returns whether all targets are met. */
function main(): Promise<boolean> {
  return withVariants(async (served) => {
    const measured = await measureAll(served)
    printMedians(measured)
    checkEarly(measured)
    return printResults(figuresOf(measured)) && measured.length > 0
  })
}

/** Visits both builds of a page in turn. The order alternates by round, so that none has an advantage. */
async function measureAll({ origins, spki }: ServedVariants): Promise<readonly PageMeasurement[]> {
  const measured: PageMeasurement[] = []
  const session = sessionProvider(spki, origins.federated)
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const page of pages) {
      const visited = await pageWithSession(page, await session(), spki, origins.federated)
      for (const variant of round % 2 ? VARIANTS : VARIANTS.toReversed()) {
        measured.push({ variant, page: page.name, ...(await measureProfile(visited, origins[variant], spki)) })
      }
    }
    console.log(`round ${round + 1} of ${values.rounds}`)
  }
  return measured
}

interface PageSession {
  readonly page: PageUnderTest
  readonly session: Session
}

/** The page with its session, and with its path in that session. */
async function pageWithSession(
  page: PageUnderTest,
  session: Session,
  spki: string,
  origin: string,
): Promise<PageSession> {
  if (!page.needsDraft) return { page, session: page.isPublic ? NO_SESSION : session }
  const begun = await beginBooking(spki, origin, session)
  return { page: { ...page, path: begun.wizard }, session: begun.session }
}

/** Visits a page four times in a new profile. Measures the first and the fourth visit, which uses cached compiled code. */
function measureProfile({ page, session }: PageSession, origin: string, spki: string) {
  return withProfile(spki, async (context) => {
    await putSession(context, origin, session)
    const cold = await measureVisit(context, page, origin)
    for (const _ of ['second', 'third']) await measureVisit(context, page, origin)
    return { cold, fourth: await measureVisit(context, page, origin) }
  })
}

/** Throws when an early page was never rendered before React. */
function checkEarly(measured: readonly PageMeasurement[]): void {
  for (const { name } of pages.filter(({ isEarly }) => isEarly)) {
    const visits = measured.filter((each) => each.page === name && each.variant === 'federated')
    if (!visits.some(({ cold }) => cold.isEarly)) throw new Error(`${name} was never rendered before React`)
  }
}

process.exit((await main()) ? 0 : 1)
