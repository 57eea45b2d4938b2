/**
 * `<html data-prerendered>`: the page has content that was rendered at build time. The start script removes the mark
 * when this visitor gets another page; React removes it after taking over.
 */
const mark = () => document.documentElement.dataset

export const isPrerendered = (): boolean => mark().prerendered !== undefined

const listeners = new Set<() => void>()

/** Removes the mark: the skeleton shows instead, or React has taken over. */
export function leavePrerendered(): void {
  delete mark().prerendered
  for (const listener of listeners) listener()
}

/** Calls the listener when the mark is removed. Returns a function that unsubscribes it. */
export function onPrerenderedLeft(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** React's root. The skeleton beside it is removed on a prerendered page, and moved into the root on any other. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const skeleton = document.getElementById('skeleton')
  if (skeleton && !isPrerendered()) root.replaceChildren(...skeleton.childNodes)
  skeleton?.remove()
  return root
}

declare global {
  interface Window {
    portalIsDrawn?: boolean
  }
}

/** React renders the page: an early render would come too late now. */
export function takePage(): void {
  window.portalIsDrawn = true
}

export const isReactThere = () => window.portalIsDrawn === true
