/** What ends or bars a session while screens are open: emitted by the API client and by what watches, acted on by the app. */
export type SessionEvent = 'unauthorized' | 'forbidden' | 'inactive' | 'signed-out' | 'signed-out-elsewhere'

/** `says`: the server's own words. */
type Listener = (event: SessionEvent, says?: string) => void

const listeners = new Set<Listener>()

/** What was emitted before anybody listened: the data of the first drawing are asked for before the app has its ears. */
const unheard: Parameters<Listener>[] = []

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  queueMicrotask(() => {
    if (!listeners.has(listener)) return
    for (const event of unheard.splice(0)) listener(...event)
  })
  return () => listeners.delete(listener)
}

export function emitSessionEvent(...event: Parameters<Listener>): void {
  if (listeners.size === 0) unheard.push(event)
  for (const listener of listeners) listener(...event)
}
