/** The page's code tells the start script, which has the words, that a part of it did not come. */
export const LOST = 'portal:lost'
export const LOST_WORDS = 'lost'

/** Before React draws, where the code came late: it must find the page as it was. */
export function takeBackWords(): void {
  document.querySelector(`.${LOST_WORDS}`)?.remove()
}
