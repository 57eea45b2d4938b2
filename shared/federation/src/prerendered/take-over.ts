import { heldPress } from './held-press'
import { keepInput } from './kept-input'
import { leavePrerendered } from './prerendered'

/** Called before React takes over what stands in the root; the function it answers, in an effect when it has. */
export function takeOver(root: HTMLElement): () => void {
  const carryOver = keepInput(root)
  const go = () => {
    // Found before what was typed changes any words.
    const press = heldPress(root)
    carryOver()
    leavePrerendered()
    // Behind what the screen asks for in its first frame, with the session it was drawn for; Preact has drawn by then
    // what the fields have been told.
    requestAnimationFrame(press)
  }
  // After the effect: within it React would first put back what it last drew, and move the caret.
  return () => queueMicrotask(go)
}
