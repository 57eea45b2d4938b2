import type { Page } from 'playwright'

/** A screen reached by a link of the frame, with the selector of its own content; never a skeleton. */
export interface Screen {
  readonly remote: string
  readonly link: string
  readonly content: string
}

const CPU_SLOWDOWN = 4

/** One screen per remote that staff can reach by a link; the two links of mf-practice stand for its long and short pages. */
export const SCREENS: readonly Screen[] = [
  { remote: 'mf-bookings', link: '/dashboard', content: 'main tbody a[href^="/booking/"]' },
  { remote: 'mf-wizards', link: '/new-booking', content: 'main input[type="radio"]' },
  { remote: 'mf-practice', link: '/customer-support', content: 'main a[href^="tel:"]' },
  { remote: 'mf-bookings', link: '/bookings', content: 'main tbody a[href^="/booking/"]' },
  { remote: 'mf-practice', link: '/tagging-guide', content: 'main img' },
]

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Ms from the click on a link of the frame until the screen's content is painted. */
export async function measureSwitch(page: Page, { link, content }: Screen): Promise<number> {
  await page.evaluate(`(${watchSwitch})(${JSON.stringify(link)}, ${JSON.stringify(content)})`)
  await page.locator(`header a[href="${link}"]:visible`).first().click()
  const taken = await page.waitForFunction(() => Reflect.get(window, 'switchTook'), null, { polling: 50 })
  return Number(await taken.jsonValue())
}

/** Runs in the page. Text, because tsx adds helpers to functions. Painted: the first task after the frame that shows it. */
const watchSwitch = `(link, content) => {
  window.switchTook = undefined
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      const there = location.pathname === link && document.querySelector(content)
      if (!there) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.switchTook = performance.now() - timeStamp }
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
}`
