import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import type { PageUnderTest } from './pages'
import { countTraffic } from './traffic'
import { failOnErrors } from './errors'
import { BINDING, watchScript } from './watch'
import type { Noted } from './watch'

/** What one visit cost. Times in ms since navigation began, sizes in KB as transferred. */
export interface Visit {
  readonly firstPaint: number
  readonly content: number
  readonly whole: number
  /** The longest task that began before the content was there; 0 when none took 50 ms. */
  readonly longTask: number
  /** The processor's time that the page's main thread took until the whole screen was ready; waiting for it is none. */
  readonly mainThread: number
  readonly script: number
  readonly requests: number
  readonly kilobytes: number
  readonly scriptKilobytes: number
  /** 1 when the content stood there before React drew it, else 0. */
  readonly early: 0 | 1
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 }
const PATIENCE_MS = 60_000
/** Compiled code is written to the profile a moment after the load. */
const SETTLED_MS = 1_500

export interface Conditions {
  readonly origin: string
  readonly cpuSlowdown: number
  /** In the same profile. */
  readonly isVisitedAgain: boolean
}

/** One visit to a page under slow 4G; the tab is closed at its end. */
export async function measureVisit(
  context: BrowserContext,
  page: PageUnderTest,
  { origin, cpuSlowdown, isVisitedAgain }: Conditions,
): Promise<Visit> {
  const tab = await context.newPage()
  const errors = failOnErrors(tab)
  const session = await context.newCDPSession(tab)
  const traffic = countTraffic(session)
  await Promise.all([
    session.send('Network.enable'),
    session.send('Performance.enable', { timeDomain: 'threadTicks' }),
    session.send('Runtime.enable'),
  ])
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Runtime.addBinding', { name: BINDING })
  await tab.addInitScript({ content: watchScript(page) })
  const noted = notedBy(session, tab, page)
  await tab.goto(origin + page.path, { waitUntil: 'commit' })
  const { longTasks, isEarly, ...times } = await noted
  const [busy, inHtml] = [await busyTimes(session), await scriptsInHtml(tab)]
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await tab.waitForLoadState('networkidle')
  if (isVisitedAgain) await tab.waitForTimeout(SETTLED_MS)
  await tab.close()
  errors.check(page.path)
  const before = longTasks.filter(([start]) => start < times.content).map(([, length]) => length)
  const { scriptKilobytes, ...sent } = traffic()
  const scripts = { scriptKilobytes: scriptKilobytes + inHtml }
  return { ...times, ...busy, ...sent, ...scripts, longTask: Math.max(0, ...before), early: isEarly ? 1 : 0 }
}

/** Those behind the content, as they are sent in a file; the start script, which every page has, is none. */
async function scriptsInHtml(tab: Page): Promise<number> {
  const texts = await tab.evaluate(() =>
    [...document.body.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent ?? ''),
  )
  return texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0) / 1024
}

/** What the page notes, once it has it all. */
async function notedBy(session: CDPSession, tab: Page, { path, content, whole }: PageUnderTest): Promise<Noted> {
  const arrived = new Promise<Noted>((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => void (name === BINDING && resolve(JSON.parse(payload))))
  })
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref())
  const noted = await Promise.race([arrived, tooLate])
  if (noted) return noted
  const text = await tab.locator('body').innerText()
  throw new Error(`${path} did not show ${[content, ...whole].join(', ')}. It shows: ${text.slice(0, 300)}`)
}

async function busyTimes(session: CDPSession): Promise<{ mainThread: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  return { mainThread: ms('TaskDuration'), script: ms('ScriptDuration') }
}
