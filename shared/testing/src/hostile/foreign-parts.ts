/** Elements that no screen or SVG has, so a text was parsed as markup. */
const FOREIGN =
  'script, iframe, frame, object, embed, base, meta, style, math, maction, foreignObject, body *:is(html, body, title)'

/** Attributes with a URL. */
const URL_ATTRIBUTES = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'ping',
  'poster',
  'data',
  'background',
])

/** URL schemes that screens use. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'blob:'])

interface CheckOptions {
  /** Hostile texts replace the portal's own URLs, so URLs of pictures are not checked. */
  readonly isAddressed?: boolean
}

/**
 * Signs that a text became markup: unexpected elements, handler attributes and URLs made of a text. Checks SVG in data
 * URLs too.
 */
export function foreignParts(root: ParentNode, look: CheckOptions = {}): string[] {
  const elements = [...root.querySelectorAll('*')]
  const foreign = [...root.querySelectorAll(FOREIGN)].map((element) => `<${element.localName}>`)
  return [...foreign, ...elements.flatMap((element) => foreignAttributes(element, look))]
}

function foreignAttributes(element: Element, look: CheckOptions): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    const told = `<${element.localName} ${name}="${value.slice(0, 60)}">`
    if (name.startsWith('on') || name === 'srcdoc') return told
    if (name === 'style') return /evil\.test|alert\(|@import/.test(value) ? told : []
    if (!URL_ATTRIBUTES.has(name)) return []
    if (isPicture(element) && look.isAddressed) return []
    if (value.startsWith('data:image/svg+xml')) return foreignParts(drawingOf(value))
    return isOurs(value) ? [] : told
  })
}

const isPicture = ({ localName }: Element) => localName === 'img' || localName === 'image'

/** Whether a URL has a known scheme and host, and texts only as parts of path or query. */
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
