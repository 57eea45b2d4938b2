import type { Page } from 'playwright'

/** As slow as the computers at many front desks. */
export const CPU_SLOWDOWN = 4

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
