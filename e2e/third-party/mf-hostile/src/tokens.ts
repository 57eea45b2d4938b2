const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/
/** Shorter entries stand in the place of one. */
const SHORTEST = 32

/** Where tokens lie that a script of the page can read, by the store's name and the entry's. */
export function tokensInReach(): string[] {
  const inStore = (label: string, store: Storage) =>
    Object.entries({ ...store })
      .filter(([key, value]) => (/token$/i.test(key) && String(value).length >= SHORTEST) || TOKEN.test(String(value)))
      .map(([key]) => `${label} ${key}`)
  const cookies = TOKEN.test(document.cookie) ? ['cookie'] : []
  return [...inStore('local', localStorage), ...inStore('session', sessionStorage), ...cookies].toSorted()
}
