import type { ReactNode } from 'react'

/**
 * Wraps bare text in an element. Browser translation replaces text nodes, and React fails when it looks for one of
 * them.
 */
export function inElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content
}
