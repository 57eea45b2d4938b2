import { isPrerendered } from './prerendered'
import { hasNoneLike, standsFor } from './stands-for'

declare global {
  interface Window {
    /** The last control that was pressed, or form that was sent, before anybody could answer. */
    portalHeldPress?: HTMLElement | undefined
    /** What the mouse was last pressed down on, where that was drawn before React. */
    portalPressedDown?: HTMLElement | undefined
  }
}

/** After this long it is better to load a link's page than to wait for code that may never come. */
export const FOLLOWED_AFTER_MS = 8_000

/**
 * Called by the start script: a press on a link or button, by whatever means, and a form that is sent before React is
 * there wait for it, and the browser does nothing. Of several the last counts.
 */
export function holdPresses(): void {
  document.addEventListener('click', (event) => hold(event, controlOf(event)), true)
  document.addEventListener('submit', (event) => hold(event, event.submitter ?? event.target), true)
  document.addEventListener('pointerdown', notePressedDown, true)
}

/** Of a button that React replaces before it is let go the browser makes no click. */
function notePressedDown(event: PointerEvent): void {
  const control = event.button === 0 && event.pointerType === 'mouse' ? controlOf(event) : null
  window.portalPressedDown = control instanceof HTMLElement && isEarly(control) ? control : undefined
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

/**
 * React has drawn: the function it answers carries out what waited, where that is still what was pressed, and says
 * whether that is settled: where nothing like it is there, a screen may come in two drawings, and is asked again then.
 */
export function heldPress(root: HTMLElement): () => boolean {
  const held = takeHeld()
  if (!held) return () => true
  let successor = standsFor(held, root)
  return () => {
    // Another drawing may have come since.
    successor = standsFor(successor ?? held, root)
    if (successor instanceof HTMLFormElement) successor.requestSubmit()
    else successor?.click()
    return successor !== null || !hasNoneLike(held, root)
  }
}

/** A press that began on what was drawn before React and ends on its successor is one. */
export function joinPresses(root: HTMLElement): void {
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      const pressed = window.portalPressedDown
      if (!pressed || pressed.isConnected || pressed.getAttribute('aria-disabled') === 'true') return
      const successor = standsFor(pressed, root)
      if (target instanceof Node && successor?.contains(target)) successor.click()
    },
    true,
  )
}
