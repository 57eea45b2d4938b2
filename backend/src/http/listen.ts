import { getRequestListener } from '@hono/node-server'
import { closing, openServer } from '@portal/server'
import type { Closing, KeyFiles, Patience } from '@portal/server'

export interface ListenOptions {
  /** Address that it listens on. */
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** It ends TLS itself; without them it speaks plain HTTP. */
  readonly tls?: KeyFiles | undefined
}

export interface RunningServer extends Closing {
  readonly url: string
}

/** Serves what answers; the app may be made of what is known then. */
export function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port, tls }: ListenOptions,
  patience: Patience,
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    // A probe of HTTP/1.0 names no host.
    const answer = getRequestListener(fetch, { hostname: 'localhost' })
    const server = openServer({ tls }, answer)
    const end = closing(server, patience)
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ ...end, url: `${tls ? 'https' : 'http'}://${reachedAt(host)}:${bound}` })
    })
  })
}

/** Where this machine itself reaches an address that it listens on. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
