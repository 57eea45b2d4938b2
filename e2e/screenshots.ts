import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, chromiumOption } from '../scripts/lib/browser.mjs'
import { ACCOUNTS } from './fixtures/accounts'
import { invitationOf, openAsOwner, waitForArtwork } from './fixtures/engraving'
import { signInByForm } from './fixtures/sign-in'

/** Takes the README's pictures from a portal with demo data: `npm run screenshots` while `npm start` runs. */
const DEMO_PORTAL = 'http://localhost:8080'
const { E2E_BASE_URL } = process.env
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures')
/** Luna's plaque awaits its owner's approval. */
const LUNA = 'booking-100007'

const MOST_BYTES = 150_000

/** A small palette keeps the file small. */
async function savePicture(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  const small = await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer()
  if (small.length > MOST_BYTES) throw new Error(`${name} has ${small.length} bytes, more than ${MOST_BYTES}.`)
  writeFileSync(path.join(FOLDER, name), small)
}

const browser = await chromium.launch({ ...chromiumOption(), args: [...CHROMIUM_ARGS] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const options = { baseURL: E2E_BASE_URL ?? DEMO_PORTAL, locale: 'en-AU', timezoneId: 'Australia/Perth' }
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } })
  const staff = await context.newPage()
  await signInByForm(staff, ACCOUNTS.harbourOwner)
  await staff.getByRole('table').first().waitFor()
  await staff.waitForLoadState('networkidle')
  await savePicture(staff, 'dashboard.png')
  const owner = await openAsOwner(browser, options, await invitationOf(staff, LUNA))
  await waitForArtwork(owner, /Portrait Plaque; pet's name: Luna/)
  await savePicture(owner, 'owner-approval.png')
} finally {
  await browser.close()
}
