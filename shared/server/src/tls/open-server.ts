import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { log } from '../log/log'
import { readKeyPair } from './key-pair'
import type { KeyFiles } from './key-pair'

/**
 * Idle connections stay open longer than in a proxy in front, because a request on a closing connection would be lost.
 */
const KEEP_ALIVE = { keepAliveTimeout: 65_000 }

/** Interval of checks for a renewed certificate. */
export const LOOK_MS = 5_000

interface ServerSettings {
  readonly options?: ServerOptions
  /** Certificate files; without them the server uses plain HTTP. */
  readonly tls?: KeyFiles | undefined
  readonly lookMs?: number
}

/** Handles a request. An asynchronous handler must catch its own errors, because the server does not await it. */
type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Creates an HTTP server, or an HTTPS server that reloads its certificate files when they change [OPEN-283].
 */
export function openServer({ options = {}, tls, lookMs = LOOK_MS }: ServerSettings, answer: RequestHandler): Server {
  const settings = { ...KEEP_ALIVE, ...options }
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response)
  if (tls === undefined) return createServer(settings, listener)
  let shown = readKeyPair(tls)
  let said = ''
  const server = createTlsServer({ ...settings, ...shown }, listener)
  const look = () => {
    try {
      const found = readKeyPair(tls)
      said = ''
      if (found.cert === shown.cert && found.key === shown.key) return
      // Affects new connections only.
      server.setSecureContext(found)
      shown = found
      log.info('another certificate is shown from now on')
    } catch (error) {
      // While only one of the two files is new, keep the old certificate.
      const words = error instanceof Error ? error.message : String(error)
      if (words !== said) log.error(`the certificate stays the one before: ${words}`)
      said = words
    }
  }
  const looking = setInterval(look, lookMs).unref()
  server.once('close', () => clearInterval(looking))
  return server
}
