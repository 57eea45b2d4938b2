import type { ReactNode } from 'react'

/**
 * Puts bare text into an element of its own. A browser that translates a page replaces text nodes, and React breaks the
 * page where it looks for one of them to put something beside it, to change it or to remove it.
 */
export function inElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content
}
