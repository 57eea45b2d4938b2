/** Why pages get the released remote again: the user's choice, an ended server, or crashes. */
export type FallbackReason = 'pressed' | 'gone' | 'crashed'

/** A local remote as the banner shows it. */
export interface LocalRemote {
  readonly name: string
  /** Null while pages get it from this machine. */
  readonly fallback: FallbackReason | null
}

const MAX_CRASHES = 3
const WITHIN_MS = 60_000
/** Crashes within this time count once: React renders a failed part a second time. */
const ONE_CRASH_MS = 1_000

interface RemoteState {
  readonly port: number
  fallback: FallbackReason | null
  crashes: readonly number[]
}

/** State of the local remotes: which ones pages get, and why not the others [OPEN-245]. */
export class DevSession {
  readonly #known: Map<string, RemoteState>
  readonly #listeners = new Set<() => void>()
  #declarations = 0

  constructor(ports: Readonly<Record<string, number>>) {
    this.#known = new Map(
      Object.entries(ports).map(([name, port]) => [name, { port, fallback: null, crashes: [] } satisfies RemoteState]),
    )
  }

  listRemotes(): readonly LocalRemote[] {
    return [...this.#known].map(([name, { fallback }]) => ({ name, fallback }))
  }

  /** Number of changed declarations. A page with an older number has outdated routes and slots. */
  get declarations(): number {
    return this.#declarations
  }

  countDeclarationChange(): void {
    this.#declarations += 1
    this.#tell()
  }

  /** Local remotes that pages get now, with the ports of their development servers. */
  listServed(): ReadonlyMap<string, number> {
    const served = [...this.#known].filter(([, { fallback }]) => fallback === null)
    return new Map(served.map(([name, { port }]) => [name, port]))
  }

  /** Port of a remote's development server; null when it has ended. Known also while pages get the released remote. */
  portOf(name: string): number | null {
    const known = this.#known.get(name)
    return known && known.fallback !== 'gone' ? known.port : null
  }

  /** Switches all remotes to the released versions, or back to this machine where a server still runs. */
  useReleased(isReleased: boolean): void {
    for (const known of this.#known.values()) {
      if (known.fallback !== 'gone') known.fallback = isReleased ? 'pressed' : null
      known.crashes = []
    }
    this.#tell()
  }

  endServer(name: string): void {
    this.#clear(name, 'gone')
  }

  /** Counts a crash while rendering. The third one within a minute switches to the released remote. */
  recordCrash(name: string, now = Date.now()): void {
    const known = this.#known.get(name)
    if (!known || known.fallback || now - (known.crashes.at(-1) ?? -ONE_CRASH_MS) < ONE_CRASH_MS) return
    known.crashes = [...known.crashes.filter((at) => now - at < WITHIN_MS), now]
    if (known.crashes.length >= MAX_CRASHES) this.#clear(name, 'crashed')
  }

  /** Adds a listener and returns the function that removes it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #clear(name: string, why: FallbackReason): void {
    const known = this.#known.get(name)
    if (!known) return
    known.fallback = why
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
