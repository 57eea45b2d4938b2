import type { BrowserContext, Page } from 'playwright'
import { keepLines } from '../figures/kept-lines'
import { printTargets } from '../figures/table'
import { putSession, signIn, withProfile } from '../load/browser'
import { failOnErrors } from '../load/errors'
import { withVariants } from '../load/served/serve'
import { slowly } from '../slow-processor'
import { readOptions } from './options'
import type { Options } from './options'
import { Presses } from './presses'
import { printSteps, targetLines } from './report'
import { OWNER, OWNER_PATH } from './walk/owner'
import type { Step } from './walk/step'
import { takePresses, watchPresses } from './watch'

/** How fast a page is while something is done in it. */
type Pace = (page: Page, work: () => Promise<void>) => Promise<void>

/** Whoever presses next does so after the frame that answered. */
const PAINTED = 'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))'

/** `npm run bench:press`: what staff and owners press and type, until the page has answered. */
function main(options: Options): Promise<boolean> {
  return withVariants(['federated'], async ({ spki, origins }) => {
    const origin = origins.federated ?? ''
    const session = await signIn(spki, origin)
    const presses = await withProfile(spki, async (context) => {
      await putSession(context, origin, session)
      return measureAll(context, origin, options)
    })
    printSteps(presses)
    const lines = targetLines(presses, options)
    keepLines('press', lines)
    return printTargets(lines) === 0
  })
}

/** Round by round the whole walk, after one at full speed by which all code is there, unless it is to be cold. */
async function measureAll(
  context: BrowserContext,
  origin: string,
  { rounds, staff, isCold }: Options,
): Promise<Presses> {
  const presses = new Presses()
  const [tab, owner] = [await openTab(context), await openTab(context)]
  const walkBoth = async (noted: Presses, pace: Pace = slowly) => {
    await walk(tab, staff, noted, pace)
    await owner.goto(`${origin}${OWNER_PATH}`)
    await owner.evaluate('sessionStorage.clear()')
    await owner.goto(`${origin}${OWNER_PATH}`, { waitUntil: 'networkidle' })
    await walk(owner, OWNER, noted, pace)
  }
  const errors = failOnErrors(tab)
  await tab.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' })
  if (!isCold) await walkBoth(new Presses(), (_page, work) => work())
  for (let round = 0; round < rounds; round++) {
    await walkBoth(presses)
    console.log(`round ${round + 1} of ${rounds}`)
  }
  errors.check('The walk of staff')
  return presses
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await watchPresses(page)
  return page
}

async function walk(page: Page, steps: readonly Step[], presses: Presses, pace: Pace): Promise<void> {
  await page.bringToFront()
  for (const { name, prepare, act, shows } of steps) {
    if (prepare) {
      await prepare(page)
      await takePresses(page)
    }
    await pace(page, async () => {
      await act(page)
      await shows(page).waitFor()
      await page.evaluate(PAINTED)
    })
    presses.add(name, await takePresses(page))
  }
}

process.exit((await main(readOptions(process.argv.slice(2)))) ? 0 : 1)
