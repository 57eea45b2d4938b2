/** The first key that an object of a valid JSON text has twice; null when there is none. `JSON.parse` takes the last. */
export function duplicateKey(json: string): string | null {
  const open: (Set<string> | null)[] = []
  let isKey = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') {
      const end = endOfText(json, at)
      const keys = open.at(-1)
      if (isKey && keys) {
        const key: string = JSON.parse(json.slice(at, end + 1))
        if (keys.has(key)) return key
        keys.add(key)
      }
      isKey = false
      at = end
    } else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null)
      isKey = sign === '{'
    } else if (sign === '}' || sign === ']') {
      open.pop()
    } else if (sign === ',') {
      isKey = Boolean(open.at(-1))
    }
  }
  return null
}

/** Where the text that begins here ends: at a quote after an even number of backslashes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
