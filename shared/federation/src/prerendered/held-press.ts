import { isPrerendered } from './prerendered'
import { hasNoLikeness, findSuccessor } from './find-successor'

declare global {
  interface Window {
    /** The control last pressed, or form last submitted, before React handled events. */
    portalHeldPress?: HTMLElement | undefined
    /** The control under the last mouse down, when it was drawn before React. */
    portalPressedDown?: PointerPress | undefined
  }
}

interface PointerPress {
  readonly control: HTMLElement
  readonly x: number
  readonly y: number
}

/** After this time loading a link's page beats waiting for code that may never arrive. */
export const FOLLOWED_AFTER_MS = 8_000

/**
 * Called by the start script. Holds presses on links and buttons, and submitted forms, until React is there, and
 * cancels the browser's default. The last press counts.
 */
export function holdPresses(): void {
  document.addEventListener('click', (event) => hold(event, controlOf(event)), true)
  document.addEventListener('submit', (event) => hold(event, event.submitter ?? event.target), true)
  document.addEventListener('pointerdown', notePressedDown, true)
}

/** The browser sends neither click nor submit for a button that React replaces between mouse down and mouse up. */
function notePressedDown(event: PointerEvent): void {
  const control = event.button === 0 && event.pointerType === 'mouse' ? controlOf(event, SUBMITS) : null
  const isHeld = control instanceof HTMLElement && isEarly(control)
  window.portalPressedDown = isHeld ? { control, x: event.clientX, y: event.clientY } : undefined
}

/** Marks elements drawn before React; React's own do not have it. */
const EARLY = 'data-drawn-early'

/** Marks elements without handlers: a press on them waits for their successor. */
export function markDrawnEarly(elements: Iterable<Element>): void {
  for (const element of elements) element.setAttribute(EARLY, '')
}

/** Whether an early render is in this root. */
export const isDrawnEarly = (root: Element) => root.querySelector(`[${EARLY}]`) !== null

const isEarly = (element: Element) => isPrerendered() || element.closest(`[${EARLY}]`) !== null

const CONTROLS = 'a[href]:not([target], [download]), [type="button"]'
/** A click of such a button arrives as its form's submit event. */
const SUBMITS = `${CONTROLS}, [type="submit"]`

/** The control that React would handle; null when the browser handles it, such as a link in a new tab. */
function controlOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, controls = CONTROLS): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null
  if (!(control instanceof HTMLAnchorElement)) return control
  return control.origin === location.origin && !(ctrlKey || metaKey || shiftKey || altKey) ? control : null
}

function hold(event: Event, pressed: EventTarget | null): void {
  if (!(pressed instanceof HTMLElement) || !isEarly(pressed)) return
  event.preventDefault()
  event.stopPropagation()
  // A disabled control, such as a final button, is not pressed later either.
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

/** Carries out a press. True when done or dropped; false while no control like the pressed one is there. */
export type PressAttempt = () => boolean

/**
 * The held press, to carry out once React has rendered and `isReady`; dropped when no single control matches the pressed
 * one.
 */
export function takeHeldPress(root: HTMLElement, isReady: () => boolean): PressAttempt {
  const held = takeHeld()
  return held ? pressOn(held, root, isReady) : () => true
}

/** Only links are pressed before `isReady`: a form would be sent without what was typed into it. */
function pressOn(held: HTMLElement, root: HTMLElement, isReady: () => boolean): PressAttempt {
  let successor = findSuccessor(held, root)
  return () => {
    if (!(held instanceof HTMLAnchorElement) && !isReady()) return false
    // React may have rendered again since.
    successor = findSuccessor(successor ?? held, root)
    if (successor instanceof HTMLFormElement) successor.requestSubmit()
    else successor?.click()
    return successor !== null || !hasNoLikeness(held, root)
  }
}

/** Movement of a hand during one press, at most. */
const STILL_PX = 5

/** Joins a mouse down before React's render and a mouse up in the same place after it into one press [OPEN-300]. */
export function joinPresses(root: HTMLElement, begin: (press: PressAttempt) => void, isReady: () => boolean): void {
  const letGo = ({ clientX, clientY }: PointerEvent) => {
    const pressed = window.portalPressedDown
    if (!pressed || pressed.control.isConnected || pressed.control.getAttribute('aria-disabled') === 'true') return
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= STILL_PX) begin(pressOn(pressed.control, root, isReady))
  }
  document.addEventListener('pointerup', letGo, true)
}
