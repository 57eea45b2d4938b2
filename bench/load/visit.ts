import type { BrowserContext, CDPSession, Page } from 'playwright'
import type { PageUnderTest } from './pages'
import { failOnErrors } from './errors'
import { BINDING, watchScript } from './watch'
import type { Visit } from './watch'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 }
/** Simulates the slow computers of many front desks. */
const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000
/** Wait until Chromium has cached the compiled code. */
const SETTLED_MS = 1_500

/** Measures a visit with slow 4G and a slow processor, and closes the tab. */
export async function measureVisit(context: BrowserContext, page: PageUnderTest, origin: string): Promise<Visit> {
  const tab = await context.newPage()
  const errors = failOnErrors(tab)
  const session = await context.newCDPSession(tab)
  await Promise.all([session.send('Network.enable'), session.send('Runtime.enable')])
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Runtime.addBinding', { name: BINDING })
  await tab.addInitScript({ content: watchScript(page) })
  const noted = readVisit(session, tab, page)
  await tab.goto(origin + page.path, { waitUntil: 'commit' })
  const visit = await noted
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(SETTLED_MS)
  await tab.close()
  errors.check(page.path)
  return visit
}

/** Resolves with the page's measurement; throws with the page's text after a timeout. */
async function readVisit(session: CDPSession, tab: Page, { path, content, whole }: PageUnderTest): Promise<Visit> {
  const arrived = new Promise<Visit>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => void (name === BINDING && resolve(JSON.parse(payload))))
  })
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
  const noted = await Promise.race([arrived, tooLate])
  if (noted) return noted
  const text = await tab.locator('body').innerText()
  throw new Error(`${path} did not show ${[content, ...whole].join(', ')}. It shows: ${text.slice(0, 300)}`)
}
