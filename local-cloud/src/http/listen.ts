import { createAdaptorServer } from '@hono/node-server'
import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

export type CloudApp = Hono<{ Bindings: HttpBindings }>

export interface Listener {
  server: Server
  port: number
  close: () => Promise<void>
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the listener has no port')
  return address.port
}

/** Serves the app on loopback only. Rejects when the port is in use. */
export async function listen(app: CloudApp, port: number): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch })
  if (!(server instanceof Server)) throw new Error('expected a plain HTTP server')
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { server, port: portOf(server.address()), close }
}
