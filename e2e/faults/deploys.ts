import { buildable } from '../../scripts/build/build-all.mjs'
import { portalCommand } from '../../scripts/start/release.mjs'
import { failsInUse } from '../broken-parts/planted'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import { deploy, versionsOf } from './portal/deploy'
import { goTo } from './portal/go-to'
import { eventually, same } from './tools/check'
import { firstName, fillNew, freshName, isOnItems, nextButton, see } from './portal/wizard'

const DEPLOYS = 5
/** Screens of every remote, each with something that shows that it is there. */
const SCREENS: readonly (readonly [string, RegExp])[] = [
  ['/dashboard', /^Dashboard$/],
  ['/bookings', /^View Bookings/],
  ['/booking/booking-100007', /^Booking 100007$/],
  ['/new-booking', /^New Booking/],
  ['/customer-support', /^Customer Support$/],
  ['/tagging-guide', /^Tagging Guide$/],
  ['/accounts', /^Accounts$/],
  ['/profile', /^Olivia Hart$/],
  ['/manage-practice', /^Manage practice$/],
]

/** A tab from before five deploys of everything: no file is missing, nothing that was typed is lost. */
async function fiveDeploys({ portal, open, wrote, note }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname)
  })
  const delays: number[] = []
  const all = await buildable()
  for (let round = 1; round <= DEPLOYS; round++) delays.push(await deploy(portal, all, `9.0.${round}`))
  await see(firstName(page)).toHaveValue(name)
  await nextButton(page).click()
  await isOnItems(page)
  wrote()
  for (const [address, title] of SCREENS) {
    await goTo(page, address)
    await see(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  // The engraving's part stands in a screen of another.
  await goTo(page, '/booking/booking-100007')
  await see(
    page
      .getByRole('region', { name: /^Engraving of the/ })
      .getByRole('img')
      .first(),
  ).toBeVisible()
  same('files that are missing', missing, [])
  same('the page', await page.evaluate(() => Reflect.get(globalThis, 'isOldPage')), true)
  note(`delays up after ${delays.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`)
}

/** Longer than a page is silent that still lives. */
const HUNG_MS = 6_000

const HANGING = '9.1.0'

/** A version whose screens never end to load. */
const neverEnding = (file: string, code: string) =>
  file.startsWith('remoteEntry.') ? `globalThis.plantedFault = 'loop';${failsInUse('mf-practice', code)}` : code

/** A version is deployed that hangs its page: whoever comes again has the version before, and all that was typed. */
async function neverEndingVersion({ portal, open, wrote, note }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await deploy(portal, ['mf-practice'], HANGING, neverEnding)
  const hung = await page.context().newPage()
  await hung.goto('/customer-support', { waitUntil: 'commit' })
  await hung.waitForTimeout(HUNG_MS)
  await hung.close()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/customer-support')
  await see(page.getByText(/stopped working last time, so we haven't opened it/)).toBeVisible()
  const entries = () => fetched.filter((file) => file.startsWith('/remotes/mf-practice/remoteEntry.'))
  same('entries that were started', entries(), [])
  const since = performance.now()
  await page.getByRole('button', { name: 'Use the version before' }).click()
  await see(page.getByText('Client Care Team')).toBeVisible()
  note(`the version before was there after ${((performance.now() - since) / 1000).toFixed(1)} s`)
  const { entry } = await (await fetch(`${portal.origin}/versions/before/mf-practice`)).json()
  same('entries of this page', entries(), [`/remotes/mf-practice/${entry}`])
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: `Resume booking: ${name}` }).click()
  await see(firstName(page)).toHaveValue(name)
  await nextButton(page).click()
  await isOnItems(page)
  wrote()
}

/** Further families use this portal: what hangs does not stay. */
const rolledBack =
  (walk: Walk): Walk =>
  async (visit) => {
    try {
      await walk(visit)
    } finally {
      await portalCommand(visit.portal.folder, 'rollback', 'mf-practice')
      await eventually(
        'the version before',
        5_000,
        async () => (await versionsOf(visit.portal)).remotes['mf-practice'] !== HANGING,
      )
    }
  }

/** Nobody notices a deploy; and of one that hangs, nobody for long. */
export const family = browserFamily(() => ({
  'a tab from before five deploys of every package': fiveDeploys,
  'a version that never ends, and the version before': rolledBack(neverEndingVersion),
}))
