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

/** On what was drawn before React; its own elements come without it. */
const EARLY = 'data-drawn-early'

/** Nobody answers these elements: a form in them that is sent waits for its successor. */
export function markDrawnEarly(elements: Iterable<Element>): void {
  for (const element of elements) element.setAttribute(EARLY, '')
}

const isDrawnEarly = (target: EventTarget | null) => target instanceof Element && target.closest(`[${EARLY}]`) !== null

function hold(event: SubmitEvent): void {
  if (!isPrerendered() && !isDrawnEarly(event.target)) return
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
