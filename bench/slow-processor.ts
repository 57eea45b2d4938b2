import type { Page } from 'playwright'
import { isFast, measureMachine } from './figures/machine'

/** As slow as the computers at many front desks, beside a fast machine. */
const DESK = 4
/** A page's main thread takes so many times as long where memory is slow: 392 ms of /bookings for 153. */
const SLOW_MEMORY = 2.5

export const CPU_SLOWDOWN = isFast(measureMachine()) ? DESK : DESK / SLOW_MEMORY

/** As the figures' tables name it. */
export const SLOW_PROCESSOR = `a ${CPU_SLOWDOWN} times slower processor`

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
