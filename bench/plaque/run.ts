import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { keepLines } from '../figures/kept-lines'
import { quartiles } from '../figures/quartiles'
import { printTargets } from '../figures/table'
import type { Line } from '../figures/verdict'
import { putSession, signIn, withProfile } from '../load/browser'
import { failOnErrors } from '../load/errors'
import { withVariants } from '../load/served/serve'
import { slowly } from '../slow-processor'
import { dragPhoto, openPhotoStep, showApproval } from './editor'

/** Thirty frames a second while the photo is dragged. */
const FRAME_MS = 1000 / 30
/** From the flat preview to the same artwork on the product. */
const PRODUCT_VIEW_MS = 300

/** `npm run bench:plaque`: the editor of a photo plaque at a slow processor [OPEN-152]. */
function main(rounds: number, slack: number): Promise<boolean> {
  return withVariants(['federated'], async ({ spki, origins }) => {
    const origin = origins.federated ?? ''
    const session = await signIn(spki, origin)
    const lines = await withProfile(spki, async (context) => {
      await putSession(context, origin, session)
      return measured(await context.newPage(), origin, rounds, slack)
    })
    keepLines('plaque', lines)
    return printTargets(lines) === 0
  })
}

/** Nothing is finished, so each round finds the booking as it was. */
async function measured(page: Page, origin: string, rounds: number, slack: number): Promise<Line[]> {
  const errors = failOnErrors(page)
  const frames: number[] = []
  const views: number[] = []
  for (let round = 0; round < rounds; round++) {
    await openPhotoStep(page, origin)
    frames.push(await slowly(page, () => dragPhoto(page)))
    views.push(await slowly(page, () => showApproval(page)))
    console.log(`round ${round + 1} of ${rounds}`)
  }
  errors.check('The editor')
  const line = (of: string, figure: string, target: number, values: readonly number[]): Line => {
    return { of, figure, unit: 'ms', target: target * slack, measured: quartiles(values) }
  }
  return [
    line('dragging the photo', 'each frame', FRAME_MS, frames),
    line('product view', 'after the flat preview', PRODUCT_VIEW_MS, views),
  ]
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, slack: { type: 'string', default: '1' } },
})
process.exit((await main(Number(values.rounds), Number(values.slack))) ? 0 : 1)
