import type { ApiError } from '@portal/api-client'

/**
 * Events that end or bar a session while screens are open, from the API client and the watchers; the app handles them.
 */
export type SessionEvent = 'unauthorized' | 'forbidden' | 'inactive' | 'signed-out' | 'signed-out-elsewhere'

/** `says`: the server's own sentence about a refusal. */
type Listener = (event: SessionEvent, says?: string) => void

const listeners = new Set<Listener>()

/** Events before the first listener: data for the first render is requested before the app listens. */
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

/** Whether the account is closed: the server refuses every page [OPEN-13]. */
export function isInactive({ detail }: ApiError): boolean {
  return typeof detail === 'object' && detail?.account === 'inactive'
}

/** The server's sentence of a refusal; undefined without one. */
export function serverWords({ kind, message }: ApiError): string | undefined {
  return message === kind ? undefined : message
}
