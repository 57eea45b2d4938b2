import { isPrerendered } from './prerendered'
import { standsFor } from './stands-for'

declare global {
  interface Window {
    /** The last control that was pressed, or form that was sent, before anybody could answer. */
    portalHeldPress?: HTMLElement | undefined
  }
}

/** After this long it is better to load a link's page than to wait for code that may never come. */
const FOLLOWED_AFTER_MS = 8_000

/**
 * Called by the start script: a press on a link or button, by whatever means, and a form that is sent before React is
 * there wait for it, and the browser does nothing. Of several the last counts.
 */
export function holdPresses(): void {
  document.addEventListener('click', (event) => hold(event, controlOf(event)), true)
  document.addEventListener('submit', (event) => hold(event, event.submitter ?? event.target), true)
}

/** On what was drawn before React; its own elements come without it. */
const EARLY = 'data-drawn-early'

/** Nobody answers these elements: what is pressed in them waits for its successor. */
export function markDrawnEarly(elements: Iterable<Element>): void {
  for (const element of elements) element.setAttribute(EARLY, '')
}

/** Whether what stands here was drawn before React. */
export const isDrawnEarly = (root: Element) => root.querySelector(`[${EARLY}]`) !== null

const isEarly = (element: Element) => isPrerendered() || element.closest(`[${EARLY}]`) !== null

/** What React would answer; null for what the browser does by itself, such as a link in another tab. */
function controlOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): Element | null {
  const control =
    target instanceof Element ? target.closest('a[href]:not([target], [download]), [type="button"]') : null
  if (!(control instanceof HTMLAnchorElement)) return control
  return control.origin === location.origin && !(ctrlKey || metaKey || shiftKey || altKey) ? control : null
}

function hold(event: Event, pressed: EventTarget | null): void {
  if (!(pressed instanceof HTMLElement) || !isEarly(pressed)) return
  event.preventDefault()
  event.stopPropagation()
  // What cannot be pressed yet, as a button for what cannot be undone, is not pressed later either.
  if (pressed.getAttribute('aria-disabled') === 'true') return
  takeHeld()
  window.portalHeldPress = pressed
  pressed.setAttribute('aria-busy', 'true')
  if (pressed instanceof HTMLAnchorElement) setTimeout(() => follow(pressed), FOLLOWED_AFTER_MS)
}

function follow(link: HTMLAnchorElement): void {
  if (window.portalHeldPress === link && link.isConnected) location.assign(link.href)
}

function takeHeld(): HTMLElement | undefined {
  const held = window.portalHeldPress
  delete window.portalHeldPress
  held?.removeAttribute('aria-busy')
  return held
}

/** React has drawn: the function it answers carries out what waited, where that is still what was pressed. */
export function heldPress(root: HTMLElement): () => void {
  const held = takeHeld()
  const successor = held && standsFor(held, root)
  return () => {
    if (successor instanceof HTMLFormElement) successor.requestSubmit()
    else successor?.click()
  }
}
