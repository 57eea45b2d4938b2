import { FOLLOWED_AFTER_MS, takeHeldPress, joinPresses } from './held-press'
import type { PressAttempt } from './held-press'
import { preserveInput } from './preserve-input'
import { leavePrerendered } from './prerendered'

/** Call it before React takes over the root, and the returned function in an effect after its render. */
export function takeOver(root: HTMLElement): () => void {
  const carryOver = preserveInput(root)
  let isCarriedOver = false
  const isReady = () => isCarriedOver
  let retryPress = () => {}
  const begin = (press: PressAttempt) => {
    if (!press()) retryPress = whenPlaced(root, press)
  }
  joinPresses(root, begin, isReady)
  const go = () => {
    // Before restored input changes any text.
    const press = takeHeldPress(root, isReady)
    isCarriedOver = carryOver()
    if (!isCarriedOver) {
      whenDrawn(root, carryOver, () => {
        isCarriedOver = true
        requestAnimationFrame(() => retryPress())
      })
    }
    leavePrerendered()
    // After the requests of the screen's first frame, which use the session it was drawn for. By then Preact has
    // rendered the restored input.
    requestAnimationFrame(() => begin(press))
  }
  // Not within the effect, where React would restore its last value and move the caret.
  return () => queueMicrotask(go)
}

/**
 * A screen may render its fields late: a copied tab first copies its draft, and a slow computer renders the frame first.
 * Typed text waits as long as a slow start takes.
 */
const PATIENCE_MS = 60_000

/** Carries the input over once its fields are there, then calls `done`. */
function whenDrawn(root: HTMLElement, carryOver: () => boolean, done: () => void): void {
  const { pathname } = location
  const again = () => {
    // A field of the same name on another page is not the field that was typed into.
    const isLeft = location.pathname !== pathname
    if (!isLeft && !carryOver()) return
    observer.disconnect()
    if (!isLeft) done()
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector('[aria-busy="true"]')) return
    // After the effects of that render: they register a form's fields.
    requestAnimationFrame(() => setTimeout(again))
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}

/** Events by which a user moves on and gives up the held press. */
const OTHERS = ['pointerdown', 'keydown'] as const

/**
 * The frame may render before its screen, and a screen before its data: retries the press until then [OPEN-300]. Returns
 * a function that retries it at once.
 */
function whenPlaced(root: HTMLElement, press: PressAttempt): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    observer.disconnect()
    for (const other of OTHERS) document.removeEventListener(other, end, true)
  }
  const again = () => {
    if (!isOver && press()) end()
  }
  const observer = new MutationObserver(() => requestAnimationFrame(again))
  observer.observe(root, { subtree: true, childList: true })
  for (const other of OTHERS) document.addEventListener(other, end, true)
  setTimeout(end, FOLLOWED_AFTER_MS)
  return again
}
