type Held = (lock: object | null) => Promise<unknown>

/** What the portal asks for with a lock. */
export interface LockWish {
  readonly signal?: AbortSignal
  readonly ifAvailable?: boolean
}

/** Who holds a lock: what it was waiting to do runs inside it. */
interface Holder {
  run<T>(work: () => T): T
}

interface Claim {
  readonly page: Holder
  readonly take: () => void
}

/** The browser's locks: one holder a name, the next one waits until the holder lets go or its page is gone. */
export class Locks {
  readonly #claims = new Map<string, Claim[]>()

  request(page: Holder, name: string, { signal, ifAvailable }: LockWish, held: Held): Promise<unknown> {
    const line = this.#claims.get(name) ?? []
    if (ifAvailable && line.length > 0) return held(null)
    this.#claims.set(name, line)
    return new Promise((resolve, reject) => {
      const leave = () => this.#leave(name, claim)
      const take = () => {
        signal?.removeEventListener('abort', giveUp)
        held({ name }).then(resolve, reject).finally(leave)
      }
      const giveUp = () => {
        leave()
        reject(new DOMException('Given up', 'AbortError'))
      }
      const claim = { page, take: () => page.run(take) }
      signal?.addEventListener('abort', giveUp)
      line.push(claim)
      if (line[0] === claim) claim.take()
    })
  }

  releaseAll(page: Holder): void {
    for (const [name, line] of this.#claims) {
      for (const claim of line.filter((each) => each.page === page)) this.#leave(name, claim)
    }
  }

  #leave(name: string, claim: Claim): void {
    const line = this.#claims.get(name) ?? []
    const wasHolder = line[0] === claim
    const rest = line.filter((each) => each !== claim)
    this.#claims.set(name, rest)
    if (wasHolder && rest.length < line.length) rest[0]?.take()
  }
}
