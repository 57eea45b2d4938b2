import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { FONT_WAIT_MS } from '@portal/federation/host'

/**
 * Decides whether the page uses the brand's font, once its style sheets apply. Requests only that face: a list with
 * fallbacks is rejected when a local font is not installed.
 */
export async function settleFont(): Promise<void> {
  const { documentElement: root, body, fonts } = document
  if (root.hasAttribute(WITHOUT_FONT)) return
  const [face = ''] = getComputedStyle(body).fontFamily.split(',')
  const late = new Promise<null>((resolve) => setTimeout(resolve, FONT_WAIT_MS, null))
  const loaded = await Promise.race([fonts.load(`1em ${face}`).catch(() => null), late])
  root.toggleAttribute(WITHOUT_FONT, loaded === null)
}
