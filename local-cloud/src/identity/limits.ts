const MINUTE = 60_000
const MOST_NAMES = 10_000

/** Bounds the map's size. */
function dropOldest(map: Map<string, unknown>): void {
  if (map.size <= MOST_NAMES) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}

/** Rate limit per name and time window. */
export class WindowLimit {
  readonly #most: number
  readonly #windowMs: number
  readonly #used = new Map<string, { count: number; until: number }>()

  constructor(most: number, windowMs = 60 * MINUTE) {
    this.#most = most
    this.#windowMs = windowMs
  }

  /** Counts a use; false when the limit is reached. */
  take(name: string): boolean {
    const now = Date.now()
    const current = this.#used.get(name)
    if (!current || current.until <= now) {
      this.#used.delete(name)
      this.#used.set(name, { count: 1, until: now + this.#windowMs })
      dropOldest(this.#used)
      return true
    }
    current.count += 1
    return current.count <= this.#most
  }

  forget(name: string): void {
    this.#used.delete(name)
  }

  clear(): void {
    this.#used.clear()
  }
}

const FREE_FAILURES = 5
const LONGEST_LOCK = 15 * MINUTE

/** Cognito's lockout: none for five failures, then 1 s, 2 s, 4 s, … up to 15 minutes. */
export class SignInLock {
  readonly #failures = new Map<string, { count: number; lockedUntil: number; forgetAt: number }>()

  isLocked(name: string): boolean {
    return (this.#failures.get(name)?.lockedUntil ?? 0) > Date.now()
  }

  fail(name: string): void {
    const now = Date.now()
    const before = this.#failures.get(name)
    const count = (before && before.forgetAt > now ? before.count : 0) + 1
    const lockMs = count < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (count - FREE_FAILURES), LONGEST_LOCK)
    this.#failures.delete(name)
    this.#failures.set(name, { count, lockedUntil: now + lockMs, forgetAt: now + lockMs + LONGEST_LOCK })
    dropOldest(this.#failures)
  }

  forget(name: string): void {
    this.#failures.delete(name)
  }

  clear(): void {
    this.#failures.clear()
  }
}
