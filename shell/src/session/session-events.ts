/** What ends or bars a session while screens are open: told by the API client and by what watches, acted on by the app. */
export type SessionEvent = 'unauthorized' | 'forbidden' | 'inactive' | 'signed-out' | 'signed-out-elsewhere'

/** `says`: the server's own words. */
type Listener = (event: SessionEvent, says?: string) => void

const listeners = new Set<Listener>()

/** What was told before anybody listened: the data of the first drawing are asked for before the app has its ears. */
const untold: Parameters<Listener>[] = []

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  queueMicrotask(() => {
    if (!listeners.has(listener)) return
    for (const told of untold.splice(0)) listener(...told)
  })
  return () => listeners.delete(listener)
}

export function tellSessionEvent(...told: Parameters<Listener>): void {
  if (listeners.size === 0) untold.push(told)
  for (const listener of listeners) listener(...told)
}
