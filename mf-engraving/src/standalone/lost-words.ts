/** Event from the page's code to the start script, which shows the message: a part failed to load. */
export const LOST = 'portal:lost'
export const LOST_WORDS = 'lost'

/** Removes the message before React renders late, since the page must look as it was. */
export function takeBackWords(): void {
  document.querySelector(`.${LOST_WORDS}`)?.remove()
}
