/** What ends or bars a session while screens are open: told by the API client and by what watches, acted on by the app. */
export type SessionEvent = 'unauthorized' | 'forbidden' | 'inactive' | 'signed-out' | 'signed-out-elsewhere'

/** `says`: the server's own words. */
type Listener = (event: SessionEvent, says?: string) => void

const listeners = new Set<Listener>()

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSessionEvent(...told: Parameters<Listener>): void {
  for (const listener of listeners) listener(...told)
}
