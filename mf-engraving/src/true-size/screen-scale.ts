import { BANK_CARD, PIXELS_PER_CM } from '@portal/domain/plaque'

/** How many pixels a centimetre of this screen has: what is told by CSS, and from a watch to a projector. */
export const SCALE = { min: 15, max: 90, step: 0.1, usual: PIXELS_PER_CM } as const

/** Of the screen and not of who sits before it: it stays when they sign out. */
const KEY = 'portal.screen-scale'

/** As it was found out in this browser; null where it never was, or where nothing is kept. */
export function keptScale(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY))
    return kept >= SCALE.min && kept <= SCALE.max ? kept : null
  } catch {
    return null
  }
}

/** Where the browser keeps nothing, it holds for as long as the page is open. */
export function keepScale(scale: number): void {
  try {
    localStorage.setItem(KEY, String(scale))
  } catch {
    // Storage is full or blocked.
  }
}

/** The card on this screen, in pixels. */
export const cardPixels = (scale: number) => ({
  width: (BANK_CARD.width / 10) * scale,
  height: (BANK_CARD.height / 10) * scale,
})
