/** What tells controls apart that have the same words; ids are made anew by each drawing. */
const NAMES = ['name', 'href', 'type', 'aria-label'] as const

/**
 * The element itself, or what React has drawn in its place: of the same kind, name, address and words, and in a row of
 * the same words unless its own address tells it. Null where there are more or fewer of such than before: it could be
 * another.
 */
export function standsFor(element: HTMLElement, root: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element
  const before = alike(element, element.getRootNode())
  const now = alike(element, root)
  const successor = before.length === now.length ? now[before.indexOf(element)] : null
  return successor instanceof HTMLElement ? successor : null
}

/** Nothing of that kind, name, address and words is there. */
export const hasNoneLike = (element: HTMLElement, root: HTMLElement) =>
  !element.isConnected && alike(element, root).length === 0

function alike(element: HTMLElement, within: Node): Element[] {
  if (!(within instanceof Element)) return []
  const address = addressOf(element)
  return [within, ...within.querySelectorAll(element.localName)].filter((other) => addressOf(other) === address)
}

function addressOf(element: Element): string {
  const row = element.hasAttribute('href') ? null : element.closest('tr, li')
  const named = NAMES.map((name) => element.getAttribute(name))
  return [element.localName, ...named, element.textContent, row?.textContent].join('\n')
}
