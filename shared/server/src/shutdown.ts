import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface ShutdownTimeouts {
  /** Time of serving after the ready probe fails, because a balancer probes only at intervals. */
  readonly drainMs: number
  /** Timeout of running calls after that. */
  readonly finishMs: number
}

export interface Shutdown {
  /** Makes the ready probe fail, so that a balancer sends no new calls. */
  isDraining(): boolean
  /**
   * Fails the ready probe, then refuses new connections, then finishes running calls. Resolves when all connections are
   * closed. `drained` ends the first phase early.
   */
  close(drained?: Promise<unknown>): Promise<void>
}

/**
 * Shuts a server down without losing a call [OPEN-148]. Every answer closes its connection, so that no call arrives on an
 * open connection at the end.
 */
export function createShutdown(server: Server, { drainMs, finishMs }: ShutdownTimeouts): Shutdown {
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
