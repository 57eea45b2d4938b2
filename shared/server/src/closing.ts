import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Patience {
  /** How long it goes on serving after it has said that it is not ready: a balancer looks now and then. */
  readonly drainMs: number
  /** How long calls that are running then may still take. */
  readonly finishMs: number
}

export interface Closing {
  /** Told by the ready probe: a balancer sends nothing new. */
  isDraining(): boolean
  /**
   * Not ready first, then no new connections, then what runs is finished. Resolves when nothing is open any more.
   * Drains until `drained` where a caller knows when nobody sends anything new.
   */
  close(drained?: Promise<unknown>): Promise<void>
}

/**
 * An end that loses no call [OPEN-148]. From its beginning every answer closes its connection, so that at its end no
 * connection is left on which a call could just be coming.
 */
export function closing(server: Server, { drainMs, finishMs }: Patience): Closing {
  let isDraining = false
  const open = new Set<ServerResponse>()
  const isLast = (outgoing: ServerResponse) => {
    if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_, outgoing) => {
    open.add(outgoing)
    outgoing.once('close', () => open.delete(outgoing))
    if (isDraining) isLast(outgoing)
  })
  let closed: Promise<void> | null = null
  const close = async (drained?: Promise<unknown>) => {
    isDraining = true
    for (const outgoing of open) isLast(outgoing)
    if (drained) await drained
    else if (drainMs > 0) await delay(drainMs)
    const cut = setTimeout(() => server.closeAllConnections(), finishMs)
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
    clearTimeout(cut)
  }
  return { isDraining: () => isDraining, close: (drained) => (closed ??= close(drained)) }
}
