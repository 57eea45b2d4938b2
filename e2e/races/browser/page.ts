import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locks } from './locks'
import type { MemoryStorage } from './storage'

/** What the tabs of one browser share. */
export interface Computer {
  readonly storage: MemoryStorage
  readonly locks: Locks
  isOnline: boolean
}

/** The time of a run and the names made in it: the same in every run of a seed. */
export interface Clock {
  now: number
  uuid(): string
  /** Once the scheduler lets it. */
  later(work: () => void): void
}

interface Timer {
  readonly id: number
  readonly ms: number
  readonly fire: () => void
}

/** How long the api client waits for an answer: such a timer runs out only when the race says so. */
const REQUEST_TIMEOUT_MS = 15_000

let timers = 0

/** One load of a tab: its code runs inside, and stops for ever when the page is closed or reloaded. */
export class Page {
  isAlive = true
  #timers: Timer[] = []

  constructor(
    readonly name: string,
    readonly computer: Computer,
    readonly session: MemoryStorage,
    readonly clock: Clock,
  ) {}

  run<T>(work: () => T): T {
    return running.run(this, work)
  }

  wait(fire: () => void, ms: number): number {
    const id = ++timers
    this.#timers.push({ id, ms, fire })
    if (ms < REQUEST_TIMEOUT_MS) outside(() => this.clock.later(() => this.fireNext()))
    return id
  }

  forget(id: unknown): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id)
  }

  /** Whether something is to happen after a while; timeouts of requests are not meant. */
  get isWaiting(): boolean {
    return this.#timers.some(({ ms }) => ms < REQUEST_TIMEOUT_MS)
  }

  /** Lets the shortest wait end. */
  fireNext(): void {
    const [next] = this.#timers.filter(({ ms }) => ms < REQUEST_TIMEOUT_MS).toSorted((a, b) => a.ms - b.ms)
    this.#fire(next)
  }

  /** The timer that the api client has just set for the request it is about to send. */
  latestTimer(): number | undefined {
    return this.#timers.findLast(({ ms }) => ms === REQUEST_TIMEOUT_MS)?.id
  }

  fireById(id: number | undefined): void {
    this.#fire(this.#timers.find((timer) => timer.id === id))
  }

  die(): void {
    this.isAlive = false
    this.#timers = []
    this.computer.locks.releaseAll(this)
  }

  #fire(timer: Timer | undefined): void {
    if (!timer) return
    this.forget(timer.id)
    this.run(timer.fire)
  }
}

const running = new AsyncLocalStorage<Page | undefined>()

/** The race and the server are in no page, whoever sets them going. */
export function outside<T>(work: () => T): T {
  return running.run(undefined, work)
}

/** The page whose code is running; undefined for the race itself and the server. */
export function runningPage(): Page | undefined {
  return running.getStore()
}
