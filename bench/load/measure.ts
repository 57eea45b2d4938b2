import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** What one cold load cost. Times in ms since navigation began, sizes in KB as transferred. */
export interface Load {
  readonly content: number
  readonly firstPaint: number
  readonly requests: number
  readonly kilobytes: number
}

export interface PageUnderTest {
  readonly name: string
  readonly path: string
  /** Selector of the page's own content: a data row, a form field; never a skeleton. */
  readonly content: string
  readonly storageState?: BrowserContextOptions['storageState']
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 }
const CPU_SLOWDOWN = 4

/** One cold load in a fresh context under slow 4G and a four times slower processor. */
export async function measureLoad(browser: Browser, origin: string, page: PageUnderTest): Promise<Load> {
  const context = await browser.newContext({ storageState: page.storageState })
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    const traffic = await throttle(session)
    await tab.addInitScript({ content: watchContent(page.content) })
    await tab.goto(origin + page.path, { waitUntil: 'commit' })
    const content = await contentTime(tab, page)
    const firstPaint = await tab.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
    return { content, firstPaint, requests: traffic.requests, kilobytes: traffic.bytes / 1024 }
  } finally {
    await context.close()
  }
}

async function contentTime(tab: Page, page: PageUnderTest): Promise<number> {
  const shown = (): number => Reflect.get(window, 'contentShownAt')
  try {
    const handle = await tab.waitForFunction(shown, null, { timeout: 60_000, polling: 100 })
    return await handle.jsonValue()
  } catch (cause) {
    const text = await tab.locator('body').innerText()
    throw new Error(`${tab.url()} did not show ${page.content}. It shows: ${text.slice(0, 300)}`, { cause })
  }
}

async function throttle(session: CDPSession) {
  const traffic = { requests: 0, bytes: 0 }
  session.on('Network.requestWillBeSent', () => void traffic.requests++)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (traffic.bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return traffic
}

/** Runs in the page: notes when the content is there and painted. Text, because tsx adds helpers to functions. */
function watchContent(selector: string): string {
  return `(function look() {
    requestAnimationFrame(document.querySelector(${JSON.stringify(selector)})
      ? () => { window.contentShownAt = performance.now() }
      : look)
  })()`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 ? high : (low + high) / 2
}
