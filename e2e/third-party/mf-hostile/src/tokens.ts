const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
/** Shorter entries are placeholders. */
const SHORTEST = 32

/** Storage entries with tokens that scripts can read, as `<store> <key>`. */
export function tokensInReach(): string[] {
  const inStore = (label: string, store: Storage) =>
    Object.entries({ ...store })
      .filter(([key, value]) => (/token$/i.test(key) && String(value).length >= SHORTEST) || TOKEN.test(String(value)))
      .map(([key]) => `${label} ${key}`)
  const cookies = TOKEN.test(document.cookie) ? ['cookie'] : []
  return [...inStore('local', localStorage), ...inStore('session', sessionStorage), ...cookies].toSorted()
}
