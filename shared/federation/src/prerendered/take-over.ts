import { heldPress } from './held-press'
import { keepInput } from './kept-input'
import { leavePrerendered } from './prerendered'

/** Called before React takes over what stands in the root; the function it answers, in an effect when it has. */
export function takeOver(root: HTMLElement): () => void {
  const carryOver = keepInput(root)
  const go = () => {
    // Found before what was typed changes any words.
    const press = heldPress(root)
    if (!carryOver()) whenDrawn(root, carryOver)
    leavePrerendered()
    // Behind what the screen asks for in its first frame, with the session it was drawn for; Preact has drawn by then
    // what the fields have been told.
    requestAnimationFrame(press)
  }
  // After the effect: within it React would first put back what it last drew, and move the caret.
  return () => queueMicrotask(go)
}

/** A screen that finds something out first, as a copied tab its draft, draws its fields then. */
const PATIENCE_MS = 3_000

function whenDrawn(root: HTMLElement, carryOver: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('[aria-busy="true"]')) return
    observer.disconnect()
    // When the effects of that drawing have run: by them a form begins to keep what it holds.
    requestAnimationFrame(() => setTimeout(carryOver))
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
