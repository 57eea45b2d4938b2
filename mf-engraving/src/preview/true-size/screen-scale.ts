import { BANK_CARD, PIXELS_PER_CM } from '@portal/domain/plaque'

/** Pixels per centimetre: the CSS default, and the range from a watch to a projector. */
export const SCALE = { min: 15, max: 90, step: 0.1, usual: PIXELS_PER_CM } as const

/** A property of the screen, not of the user: it stays after logout. */
const KEY = 'portal.screen-scale'

/** The scale set in this browser; null when unset or storage is blocked. */
export function storedScale(): number | null {
  try {
    const storedScale = Number(localStorage.getItem(KEY))
    return storedScale >= SCALE.min && storedScale <= SCALE.max ? storedScale : null
  } catch {
    return null
  }
}

/** Stores the scale in this browser; without storage it lasts while the page is open. */
export function storeScale(scale: number): void {
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
