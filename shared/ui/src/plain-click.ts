import type { MouseEvent } from 'react'

/** Whether a click means 'go there', not 'open in a new tab or window'. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
