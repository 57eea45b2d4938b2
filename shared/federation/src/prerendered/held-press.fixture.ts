import { afterAll, vi } from 'vitest'
import { holdPresses } from './held-press'

/** Holds presses in the specs of one file, since other files share the document. */
export function holdPressesHere(): void {
  const listening = vi.spyOn(document, 'addEventListener')
  holdPresses()
  const { calls } = listening.mock
  listening.mockRestore()
  afterAll(() => {
    for (const [type, listener] of calls) document.removeEventListener(type, listener, true)
    document.documentElement.removeAttribute('data-prerendered')
  })
}
