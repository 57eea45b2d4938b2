import { isPrerendered } from './prerendered'
import { hasNoneLike, standsFor } from './stands-for'

declare global {
  interface Window {
    /** The last control that was pressed, or form that was sent, before anybody could answer. */
    portalHeldPress?: HTMLElement | undefined
    /** What the mouse was last pressed down on, where that was drawn before React. */
    portalPressedDown?: PressedDown | undefined
  }
}

interface PressedDown {
  readonly control: HTMLElement
  readonly x: number
  readonly y: number
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
  const isHeld = control instanceof HTMLElement && isEarly(control)
  window.portalPressedDown = isHeld ? { control, x: event.clientX, y: event.clientY } : undefined
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

/** Carries a press out, and says whether it is settled: not where nothing like what was pressed is there yet. */
export type Press = () => boolean

/** React has drawn: the function it answers carries out what waited, where that is still what was pressed. */
export function heldPress(root: HTMLElement): Press {
  const held = takeHeld()
  return held ? pressOn(held, root) : () => true
}

function pressOn(held: HTMLElement, root: HTMLElement): Press {
  let successor = standsFor(held, root)
  return () => {
    // Another drawing may have come since.
    successor = standsFor(successor ?? held, root)
    if (successor instanceof HTMLFormElement) successor.requestSubmit()
    else successor?.click()
    return successor !== null || !hasNoneLike(held, root)
  }
}

/** So far a hand moves that presses one thing. */
const STILL_PX = 5

/** What was pressed down before React drew, and is let go in the same place after, is one press [OPEN-300]. */
export function joinPresses(root: HTMLElement, begin: (press: Press) => void): void {
  const letGo = ({ clientX, clientY }: PointerEvent) => {
    const pressed = window.portalPressedDown
    if (!pressed || pressed.control.isConnected || pressed.control.getAttribute('aria-disabled') === 'true') return
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= STILL_PX) begin(pressOn(pressed.control, root))
  }
  document.addEventListener('pointerup', letGo, true)
}
