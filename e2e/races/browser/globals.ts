import type { LockWish } from './locks'
import { runningPage } from './page'

/** Puts a browser around the pages' code; code outside of a page keeps what Node.js gives it. */
export function installBrowser(): () => void {
  const undo = [
    inPages('localStorage', () => runningPage()?.computer.storage),
    inPages('sessionStorage', () => runningPage()?.session),
    inPages('navigator', browserOf, globalThis.navigator),
    // Nothing is drawn: the summary's picture is none.
    inPages('document', () => ({ createElement: () => ({ getContext: () => null }) })),
    installTimers(),
    installClock(),
    installNames(),
  ]
  return () => undo.forEach((each) => each())
}

function browserOf() {
  const page = runningPage()
  if (!page) return undefined
  const { locks } = page.computer
  return {
    locks: {
      request: (name: string, wish: LockWish, held: (lock: object | null) => Promise<unknown>) =>
        locks.request(page, name, wish, held),
    },
  }
}

/** A global that pages see; outside of them it is what it was. */
function inPages(name: string, value: () => unknown, outside?: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (runningPage() ? value() : outside),
  })
  return () => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
}

function installTimers(): () => void {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const { timeout } = AbortSignal
  const replaced = (work: () => void, ms = 0, ...given: unknown[]) =>
    runningPage()?.wait(work, ms) ?? set(work, ms, ...given)
  Object.assign(globalThis, {
    setTimeout: replaced,
    clearTimeout: (id?: unknown) => {
      if (typeof id === 'number') runningPage()?.forget(id)
      else Reflect.apply(clear, globalThis, [id])
    },
  })
  AbortSignal.timeout = (ms) => {
    const page = runningPage()
    if (!page) return timeout.call(AbortSignal, ms)
    const end = new AbortController()
    page.wait(() => end.abort(), ms)
    return end.signal
  }
  return () => {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
    AbortSignal.timeout = timeout
  }
}

function installClock(): () => void {
  const Real = globalThis.Date
  const now = () => runningPage()?.clock.now ?? Real.now()
  const Shown = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  globalThis.Date = Shown
  return () => {
    globalThis.Date = Real
  }
}

function installNames(): () => void {
  const { randomUUID } = crypto
  type Uuid = ReturnType<typeof randomUUID>
  crypto.randomUUID = () => (runningPage()?.clock.uuid() as Uuid | undefined) ?? randomUUID.call(crypto)
  return () => {
    crypto.randomUUID = randomUUID
  }
}
