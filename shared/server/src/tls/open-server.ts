import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { log } from '../log/log'
import { readKeyPair } from './key-pair'
import type { KeyFiles } from './key-pair'

/**
 * Connections stay open between two clicks, and for longer than a proxy in front keeps one that is idle: a request on a
 * connection that is just being closed would be lost.
 */
const KEEP_ALIVE = { keepAliveTimeout: 65_000 }

/** A renewed certificate is shown within this time. */
export const LOOK_MS = 5_000

export interface Served {
  readonly options?: ServerOptions
  /** It ends TLS itself; without them it speaks plain HTTP. */
  readonly tls?: KeyFiles | undefined
  readonly lookMs?: number
}

/** Answers a request. An asynchronous one handles its own failures: the server does not await its promise. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * An HTTP server. With a certificate it speaks TLS, and reads the certificate's files again when they change [OPEN-283].
 */
export function openServer({ options = {}, tls, lookMs = LOOK_MS }: Served, answer: Answer): Server {
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
      // For connections that come: those that are open go on.
      server.setSecureContext(found)
      shown = found
      log.info('another certificate is shown from now on')
    } catch (error) {
      // One of two files may be new already: the certificate before goes on until both are.
      const words = error instanceof Error ? error.message : String(error)
      if (words !== said) log.error(`the certificate stays the one before: ${words}`)
      said = words
    }
  }
  const looking = setInterval(look, lookMs).unref()
  server.once('close', () => clearInterval(looking))
  return server
}
