import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildable } from '../../scripts/build/build-all.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { portalCommand } from '../../scripts/start/release.mjs'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { goTo } from './portal/go-to'
import { copyAsNextVersion } from './portal/next-version'
import { eventually, same } from './tools/check'
import { firstName, fillNew, freshName, isOnItems, nextButton, see } from './portal/wizard'

const DEPLOYS = 5
/** A moved pointer is taken up within this time. */
const TAKEN_UP_MS = 5_000

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

/** Publishes a new version of every package and points the channel to it; the time until it is served. */
async function deploy(folder: string, origin: string, round: number): Promise<number> {
  const builds = mkdtempSync(path.join(tmpdir(), 'portal-next-version-'))
  const version = `9.0.${round}`
  try {
    for (const name of await buildable()) {
      copyAsNextVersion(inRoot(name, 'dist'), path.join(builds, name), version)
      const from = path.join(builds, name)
      await portalCommand(folder, 'publish', name, '--from', from, '--as', version, '--promote')
    }
    const since = performance.now()
    const served = async () => Object.values((await (await fetch(`${origin}/versions`)).json()).remotes)
    await eventually('served', TAKEN_UP_MS, async () => (await served()).every((each) => each === version))
    return performance.now() - since
  } finally {
    rmSync(builds, { recursive: true, force: true })
  }
}

/** A tab from before five deploys of everything: no file is missing, nothing that was typed is lost. */
async function fiveDeploys({ portal, open, wrote, tell }: Visit): Promise<void> {
  const page = await open()
  const name = freshName()
  await fillNew(page, name)
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }))
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(new URL(answer.url()).pathname)
  })
  const taken: number[] = []
  for (let round = 1; round <= DEPLOYS; round++) taken.push(await deploy(portal.folder, portal.origin, round))
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
  tell(`taken up after ${taken.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`)
}

/** Nobody notices a deploy. */
export const family = browserFamily(() => ({ 'a tab from before five deploys of every package': fiveDeploys }))
