import { getRequestListener } from '@hono/node-server'
import { createShutdown, openServer } from '@portal/server'
import type { Shutdown, KeyFiles, ShutdownTimeouts } from '@portal/server'

export interface ListenOptions {
  readonly host: string
  /** 0 chooses a free port. */
  readonly port: number
  /** Key files for TLS; without them plain HTTP. */
  readonly tls?: KeyFiles | undefined
}

export interface RunningServer extends Shutdown {
  readonly url: string
}

/** Starts a server for `fetch`. */
export function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port, tls }: ListenOptions,
  patience: ShutdownTimeouts,
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    // An HTTP/1.0 probe sends no Host header.
    const answer = getRequestListener(fetch, { hostname: 'localhost' })
    const server = openServer({ tls }, answer)
    const end = createShutdown(server, patience)
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ ...end, url: `${tls ? 'https' : 'http'}://${reachedAt(host)}:${bound}` })
    })
  })
}

/** Host by which this machine reaches the address. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
