/** Attributes that distinguish controls with the same text. Ids change with every render. */
const NAMES = ['name', 'href', 'type', 'aria-label'] as const

/**
 * The element itself, or its successor in React's render: the same tag, name, address and text, and without its own
 * address also a row with the same text. Null when the number of such elements has changed: it could be another.
 */
export function findSuccessor(element: HTMLElement, root: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element
  const before = alike(element, element.getRootNode())
  const now = alike(element, root)
  const successor = before.length === now.length ? now[before.indexOf(element)] : null
  return successor instanceof HTMLElement ? successor : null
}

/** Whether the root has no element with the same tag, name, address and text. */
export const hasNoLikeness = (element: HTMLElement, root: HTMLElement) =>
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
