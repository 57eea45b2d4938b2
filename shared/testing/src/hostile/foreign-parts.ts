/** Elements that no screen has, drawings among them: only a text that was taken for markup makes one. */
const FOREIGN =
  'script, iframe, frame, object, embed, base, meta, style, math, maction, foreignObject, body *:is(html, body, title)'

/** Attributes by which an element leads or loads somewhere. */
const LEADING = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'ping', 'poster', 'data', 'background'])

/** Where screens lead, and what they load: pictures are drawn here or by the server. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'blob:'])

interface Look {
  /** Texts stand in the places of the portal's own addresses: what a picture loads is no matter then. */
  readonly isAddressed?: boolean
}

/**
 * What came out of a text as more than a text: elements that no screen has, attributes of handlers, addresses that a
 * text has made. Drawings in addresses are looked into.
 */
export function foreignParts(root: ParentNode, look: Look = {}): string[] {
  const elements = [...root.querySelectorAll('*')]
  const foreign = [...root.querySelectorAll(FOREIGN)].map((element) => `<${element.localName}>`)
  return [...foreign, ...elements.flatMap((element) => foreignAttributes(element, look))]
}

function foreignAttributes(element: Element, look: Look): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const told = `<${element.localName} ${name}="${value.slice(0, 60)}">`
    if (name.startsWith('on') || name === 'srcdoc') return told
    if (name === 'style') return /evil\.test|alert\(|@import/.test(value) ? told : []
    if (!LEADING.has(name)) return []
    if (isPicture(element) && look.isAddressed) return []
    if (value.startsWith('data:image/svg+xml')) return foreignParts(drawingOf(value))
    return isOurs(value) ? [] : told
  })
}

const isPicture = ({ localName }: Element) => localName === 'img' || localName === 'image'

/** An address is of one of our kinds, of our own place or one that we know, and holds texts only as parts of a path or query. */
function isOurs(value: string): boolean {
  if (value.startsWith('#') || value.startsWith('data:image/')) return true
  if (/[<>"\s]/.test(value) || value === 'x') return false
  const { protocol, host } = new URL(value, 'https://portal.test/')
  return SCHEMES.has(protocol) && host !== 'evil.test'
}

function drawingOf(address: string): ParentNode {
  const [, ...rest] = address.split(',')
  const data = rest.join(',')
  const svg = /;base64,/.test(address) ? atob(data) : decodeURIComponent(data)
  const holder = document.createElement('template')
  holder.innerHTML = svg
  return holder.content
}
