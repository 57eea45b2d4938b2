import { prettyDOM } from '@testing-library/dom'

/**
 * What a query says that has not found its element, with the page as it is when that is read. While something is waited
 * for, each look but the last ends in an error that nobody reads, and to print a page takes longer than to search it.
 */
export function missing(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  const words = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  Object.defineProperty(error, 'message', { configurable: true, get: words })
  return error
}
