/** Why a remote is not taken from this machine any more. */
export type FallbackReason = 'pressed' | 'gone' | 'crashed'

/** What the banner is told of one remote of this machine. */
export interface LocalRemote {
  readonly name: string
  /** Null while pages get it from this machine. */
  readonly cleared: FallbackReason | null
}

const MAX_CRASHES = 3
const WITHIN_MS = 60_000
/** React draws a part that threw a second time before it gives up. */
const ONE_CRASH_MS = 1_000

interface RemoteState {
  readonly port: number
  cleared: FallbackReason | null
  crashes: readonly number[]
}

/** Which remotes pages get from this machine, and why not any more [OPEN-245]. */
export class DevSession {
  readonly #known: Map<string, RemoteState>
  readonly #listeners = new Set<() => void>()
  #declarations = 0

  constructor(ports: Readonly<Record<string, number>>) {
    this.#known = new Map(
      Object.entries(ports).map(([name, port]) => [name, { port, cleared: null, crashes: [] } satisfies RemoteState]),
    )
  }

  listRemotes(): readonly LocalRemote[] {
    return [...this.#known].map(([name, { cleared }]) => ({ name, cleared }))
  }

  /** How often what these remotes declare has changed: a page of before knows the routes and slots of before. */
  get declarations(): number {
    return this.#declarations
  }

  countDeclarationChange(): void {
    this.#declarations += 1
    this.#tell()
  }

  /** Those that pages get from this machine now, each with the port of its development server. */
  listServed(): ReadonlyMap<string, number> {
    const served = [...this.#known].filter(([, { cleared }]) => cleared === null)
    return new Map(served.map(([name, { port }]) => [name, port]))
  }

  /** Where a remote's development server is, if it runs; also while pages get the released one. */
  portOf(name: string): number | null {
    const known = this.#known.get(name)
    return known && known.cleared !== 'gone' ? known.port : null
  }

  /** One press: all as released, and again from this machine what still can be. */
  useReleased(isReleased: boolean): void {
    for (const known of this.#known.values()) {
      if (known.cleared !== 'gone') known.cleared = isReleased ? 'pressed' : null
      known.crashes = []
    }
    this.#tell()
  }

  endServer(name: string): void {
    this.#clear(name, 'gone')
  }

  /** It threw while it was drawn; the third time within a minute is the last. */
  recordCrash(name: string, now = Date.now()): void {
    const known = this.#known.get(name)
    if (!known || known.cleared || now - (known.crashes.at(-1) ?? -ONE_CRASH_MS) < ONE_CRASH_MS) return
    known.crashes = [...known.crashes.filter((at) => now - at < WITHIN_MS), now]
    if (known.crashes.length >= MAX_CRASHES) this.#clear(name, 'crashed')
  }

  /** Answers how to stop listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #clear(name: string, why: FallbackReason): void {
    const known = this.#known.get(name)
    if (!known) return
    known.cleared = why
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
