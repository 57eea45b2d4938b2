/** What the portal uses of local and session storage. */
export class MemoryStorage {
  readonly #entries: Map<string, string>

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#entries = new Map(entries)
  }

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

  entries(): IterableIterator<[string, string]> {
    return this.#entries.entries()
  }

  /** As the browser does for a duplicated tab. */
  copy(): MemoryStorage {
    return new MemoryStorage(this.#entries)
  }
}
