import type { Page } from 'playwright'
import { isFast, measureMachine } from './figures/machine'

/**
 * A fast machine is as slow as the computers at many front desks then. One whose memory is slow is so by itself: a page
 * takes three to four times as long there.
 */
export const CPU_SLOWDOWN = isFast(measureMachine()) ? 4 : 1

/** As the figures' tables name it. */
export const SLOW_PROCESSOR =
  CPU_SLOWDOWN === 1 ? 'as slow a processor as this one' : `a ${CPU_SLOWDOWN} times slower processor`

/**
 * Does what is measured at a slow processor, and nothing else: a browser makes it slow by keeping it busy, the whole time
 * and while its page waits, so that whatever else is at work there has less of it.
 */
export async function slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  const slowTo = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowTo(CPU_SLOWDOWN)
  try {
    return await work()
  } finally {
    await slowTo(1)
    await session.detach()
  }
}
