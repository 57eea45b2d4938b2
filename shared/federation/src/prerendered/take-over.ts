import { FOLLOWED_AFTER_MS, heldPress, joinPresses } from './held-press'
import type { Press } from './held-press'
import { keepInput } from './kept-input'
import { leavePrerendered } from './prerendered'

/** Called before React takes over what stands in the root; the function it answers, in an effect when it has. */
export function takeOver(root: HTMLElement): () => void {
  const carryOver = keepInput(root)
  const begin = (press: Press) => {
    if (!press()) whenPlaced(root, press)
  }
  joinPresses(root, begin)
  const go = () => {
    // Found before what was typed changes any words.
    const press = heldPress(root)
    if (!carryOver()) whenDrawn(root, carryOver)
    leavePrerendered()
    // Behind what the screen asks for in its first frame, with the session it was drawn for; Preact has drawn by then
    // what the fields have been told.
    requestAnimationFrame(() => begin(press))
  }
  // After the effect: within it React would first put back what it last drew, and move the caret.
  return () => queueMicrotask(go)
}

/** A screen that finds something out first, as a copied tab its draft, draws its fields then. */
const PATIENCE_MS = 3_000

function whenDrawn(root: HTMLElement, carryOver: () => boolean): void {
  const again = () => {
    if (carryOver()) observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    if (root.querySelector('[aria-busy="true"]')) return
    // When the effects of that drawing have run: by them a form begins to keep what it holds.
    requestAnimationFrame(() => setTimeout(again))
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}

/** Whoever goes on with something else wants no more of what they pressed before. */
const OTHERS = ['pointerdown', 'keydown'] as const

/** A frame may come before its screen, a screen before its data: what was pressed has its place later [OPEN-300]. */
function whenPlaced(root: HTMLElement, press: Press): void {
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
}
