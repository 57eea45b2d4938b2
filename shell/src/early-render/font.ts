import { WITHOUT_FONT } from '@portal/brand/font-mark'

/** As long as React's first drawing waits for it. */
const BLINK_MS = 150

/** Decides whether the page has the font, once its style sheets are in force: where it is not here in a blink, not. */
export async function settleFont(): Promise<void> {
  const { documentElement: root, body, fonts } = document
  if (root.hasAttribute(WITHOUT_FONT)) return
  const late = new Promise<null>((resolve) => setTimeout(resolve, BLINK_MS, null))
  const there = await Promise.race([fonts.load(getComputedStyle(body).font).catch(() => null), late])
  root.toggleAttribute(WITHOUT_FONT, there === null)
}
