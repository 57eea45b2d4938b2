import { isPrerendered } from './prerendered'

declare global {
  interface Window {
    /** Place among the page's forms of the one that was sent before anybody could answer. */
    portalHeldForm?: number
  }
}

/** Called by the start script: a form that is sent before React is there waits, and the browser sends nothing. */
export function holdSubmits(): void {
  document.addEventListener('submit', hold, true)
}

function hold(event: SubmitEvent): void {
  if (!isPrerendered()) return
  event.preventDefault()
  event.stopPropagation()
  window.portalHeldForm = [...document.forms].findIndex((form) => form === event.target)
}

/** React answers now: the form that waited is sent again. */
export function sendHeldForm(): void {
  const { portalHeldForm: place = -1 } = window
  delete window.portalHeldForm
  document.forms[place]?.requestSubmit()
}
