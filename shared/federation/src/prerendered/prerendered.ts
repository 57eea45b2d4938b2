/**
 * `<html data-prerendered>`: the page came with its content, drawn at build time. The start script takes it
 * back where this visitor is to see something else, and it is gone once React has taken over.
 */
const mark = () => document.documentElement.dataset

export const isPrerendered = (): boolean => mark().prerendered !== undefined

const listeners = new Set<() => void>()

/** The skeleton stands instead from now on, or what React has taken over. */
export function leavePrerendered(): void {
  delete mark().prerendered
  for (const listener of listeners) listener()
}

/** Tells when the page is what came with its content no more; answers how to call it off. */
export function onPrerenderedLeft(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where React draws. A skeleton that stands beside it for others than this visitor goes, else it moves in. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const skeleton = document.getElementById('skeleton')
  if (skeleton && !isPrerendered()) root.replaceChildren(...skeleton.childNodes)
  skeleton?.remove()
  return root
}
