import { sendHeldForm } from './held-submit'
import { keepInput } from './kept-input'
import { leavePrerendered } from './prerendered'

/** Called before React takes over what stands in the root; the function it answers, in an effect when it has. */
export function takeOver(root: HTMLElement): () => void {
  const carryOver = keepInput(root)
  const go = () => {
    carryOver()
    leavePrerendered()
    // Preact draws in a microtask what the fields have been told.
    queueMicrotask(sendHeldForm)
  }
  // After the effect: within it React would first put back what it last drew, and move the caret.
  return () => queueMicrotask(go)
}
