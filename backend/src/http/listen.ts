import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

const STOP_WITHIN_MS = 5000

export interface Listening {
  readonly port: number
  /** Requests under way may end; who keeps a connection open is not waited for. */
  close(): Promise<void>
}

/** Serves on loopback; port 0 takes a free one. */
export function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ port: info.port, close: () => close(server) }),
    )
    server.once('error', reject)
  })
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), STOP_WITHIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
