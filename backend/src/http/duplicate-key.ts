const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * The first duplicate key in an object of a valid JSON text; null if there is none. `JSON.parse` would silently take
 * the last.
 */
export function duplicateKey(json: string): string | null {
  /** The keys of each open object: 'none' before its first, null for a list. */
  const open: (Set<string> | 'none' | null)[] = []
  let isKey = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') {
      const end = endOfText(json, at)
      if (isKey) {
        const key: string = JSON.parse(json.slice(at, end + 1))
        const keys = open.pop()
        if (typeof keys === 'object' && keys?.has(key)) return key
        open.push(typeof keys === 'object' && keys ? keys.add(key) : new Set([key]))
      }
      isKey = false
      at = end
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? 'none' : null)
      isKey = sign === '{'
    } else if (sign === '}' || sign === ']') {
      open.pop()
    } else if (sign === ',') {
      isKey = open.at(-1) !== null
    }
  }
  return null
}

/** Index of the string's closing quote. */
function endOfText(json: string, start: number): number {
  const first = json.indexOf('"', start + 1)
  if (json.charCodeAt(first - 1) !== BACKSLASH) return first
  let end = start + 1
  for (; end < json.length && json.charCodeAt(end) !== QUOTE; end++) if (json.charCodeAt(end) === BACKSLASH) end++
  return end
}
