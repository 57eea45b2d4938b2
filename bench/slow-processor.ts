import type { Page } from 'playwright'
import { isFast, measureMachine } from './figures/machine'

/**
 * As slow as the computers at many front desks. A machine whose memory is slow is so by itself: a page's longest task
 * takes as long there (five pages together 407 ms, and 441 on a fast machine made four times slower).
 */
export const CPU_SLOWDOWN = isFast(measureMachine()) ? 4 : 1

/** As the figures' tables name it. */
export const SLOW_PROCESSOR =
  CPU_SLOWDOWN === 1 ? 'a processor as slow as this one' : `a ${CPU_SLOWDOWN} times slower processor`

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
