type Held = (lock: object) => Promise<unknown>

/** The browser's locks for DOM tests, which have none: one holder a name, the next one waits [OPEN-89]. */
export function installLocks(): void {
  if (navigator.locks) return
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal?: AbortSignal }, held: Held) =>
    new Promise((resolve, reject) => {
      let isGivenUp = false
      signal?.addEventListener('abort', () => {
        isGivenUp = true
        reject(new DOMException('Given up', 'AbortError'))
      })
      const turn = (last.get(name) ?? Promise.resolve()).then(() => (isGivenUp ? undefined : held({ name })))
      last.set(name, turn)
      turn.then(resolve, reject)
    })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}
