/** What ends or bars a session while screens are open: told by the API client and by what watches, acted on by the app. */
export type SessionEvent = 'unauthorized' | 'forbidden' | 'signed-out' | 'signed-out-elsewhere'

type Listener = (event: SessionEvent) => void

const listeners = new Set<Listener>()

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}
