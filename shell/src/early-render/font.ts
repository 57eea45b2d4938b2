import { WITHOUT_FONT } from '@portal/brand/font-mark'

/** As long as React's first drawing waits for it. */
const BLINK_MS = 150

/**
 * Decides whether the page is drawn in the brand's font, once its style sheets are in force. Only that face is asked
 * for: a list with the fallbacks would be refused where one of their local fonts is not installed.
 */
export async function settleFont(): Promise<void> {
  const { documentElement: root, body, fonts } = document
  if (root.hasAttribute(WITHOUT_FONT)) return
  const [face = ''] = getComputedStyle(body).fontFamily.split(',')
  const late = new Promise<null>((resolve) => setTimeout(resolve, BLINK_MS, null))
  const loaded = await Promise.race([fonts.load(`1em ${face}`).catch(() => null), late])
  root.toggleAttribute(WITHOUT_FONT, loaded === null)
}
