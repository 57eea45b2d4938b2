import { prettyDOM } from '@testing-library/dom'

/**
 * The testing library's error for a missing element, which prints the page only when its message is read. A wait discards
 * all errors but the last, and printing takes longer than searching.
 */
export function missing(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  const words = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  Object.defineProperty(error, 'message', { configurable: true, get: words })
  return error
}
