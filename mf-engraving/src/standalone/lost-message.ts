/** Event from the page's code to the start script, which shows the message: a part failed to load. */
export const LOST = 'portal:lost'
export const LOST_MESSAGE = 'lost'

/** Removes the message before React renders late, since the page must look as it was. */
export function removeMessage(): void {
  document.querySelector(`.${LOST_MESSAGE}`)?.remove()
}
