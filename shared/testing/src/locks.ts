type LockCallback = (lock: object | null) => Promise<unknown>

/** Installs the Web Locks API, which the test DOM lacks: one holder per name, others wait [OPEN-89]. */
export function installLocks(): void {
  if (navigator.locks) return
  const waiting = new Map<string, Promise<unknown>>()
  const request = async (name: string, { ifAvailable, signal }: LockOptions, held: LockCallback) => {
    const before = waiting.get(name)
    if (ifAvailable && before) return held(null)
    const given = (async () => {
      await before?.catch(() => {})
      return signal?.aborted ? undefined : held({ name })
    })()
    waiting.set(name, given)
    const forget = () => waiting.get(name) === given && waiting.delete(name)
    given.then(forget, forget)
    return signal && before ? Promise.race([given, aborted(signal)]) : given
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
  })
}
