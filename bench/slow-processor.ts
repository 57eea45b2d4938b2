import type { Page } from 'playwright'

/** As slow as the computers at many front desks. */
export const CPU_SLOWDOWN = 4

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
