import type { Page } from 'playwright'
import type { Screen } from './screens'

/** How fast the page is while something is done in it. */
type Pace = (page: Page, work: () => Promise<number>) => Promise<number>
const atOnce: Pace = (_page, work) => work()

/** One switch: ms from the click to the painted content, and how far what was drawn has moved meanwhile and after. */
export interface Switch {
  readonly took: number
  readonly shift: number
}

/** Long enough for pictures to be decoded: nobody leaves a page sooner. */
const SETTLED_MS = 800

/** Follows the link to a screen at this pace, and waits until that has come to rest. */
export async function measureSwitch(page: Page, { path, link, content }: Screen, pace: Pace = atOnce): Promise<Switch> {
  const took = await pace(page, async () => {
    await page.evaluate(`(${watchSwitch})(${path}, ${JSON.stringify(content)})`)
    await page.locator(link).first().click()
    const timing = await page.waitForFunction(() => Reflect.get(window, 'switchTook'), null, { polling: 50 })
    return Number(await timing.jsonValue())
  })
  await page.waitForTimeout(SETTLED_MS)
  return { took, shift: Number(await page.evaluate('window.switchShift()')) }
}

/**
 * Runs in the page. Text, because tsx adds helpers to functions. Painted: the first task after the frame that shows it.
 * Shifts right after a click count too, which the browser's own measure forgives: here each one follows a click.
 */
const watchSwitch = `(path, content) => {
  window.switchTook = undefined
  const shifts = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  window.switchShift = () => {
    shifts.push(...observer.takeRecords())
    observer.disconnect()
    return shifts.reduce((sum, { value }) => sum + value, 0)
  }
  addEventListener('click', ({ timeStamp }) => {
    observer.observe({ type: 'layout-shift' })
    const look = () => {
      const there = path.test(location.pathname) && document.querySelector(content)
      if (!there) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.switchTook = performance.now() - timeStamp }
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
}`
