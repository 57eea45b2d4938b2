/** Replaces a blocked browser storage for the page's lifetime. */
class PageStorage {
  readonly #entries = new Map<string, string>()

  get length(): number {
    return this.#entries.size
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value)
  }

  removeItem(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}

const PROBE = 'portal.probe'

/** Gives the page its own storage when the browser blocks the real one (cookies blocked, some private modes). */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isBlocked(name)) Object.defineProperty(window, name, { value: new PageStorage(), configurable: true })
  }
}

/** A full storage is not blocked: its entries must be readable and removable. */
function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    const storage = window[name]
    if (storage.length > 0) return false
    storage.setItem(PROBE, '')
    storage.removeItem(PROBE)
    return false
  } catch {
    return true
  }
}
