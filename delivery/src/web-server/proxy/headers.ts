import { CALLER_HEADER, callerOf } from '@portal/server'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Always forwarded: without it the rest of a body would be parsed as a further request. */
const FRAMING = 'content-length'

/** Headers with which a visitor could claim another address. They are never forwarded. */
const CLAIMED = /^(x-forwarded-.*|forwarded|x-real-ip)$/

/** Headers to forward in either direction. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  named.delete(FRAMING)
  const forwardedHeaders: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.has(name)) forwardedHeaders[name] = value
  }
  return forwardedHeaders
}

interface ForwardOptions {
  readonly prefix: string
  readonly secure: boolean
  /** Number of trusted proxies in front. */
  readonly proxies: number
  /** Makes the signature that identifies this server to the upstream. */
  readonly sign?: (() => string) | undefined
}

/** The address of a visitor: the socket's, or the one that the proxies in front report [OPEN-147]. */
export const visitorOf = ({ socket, headers }: IncomingMessage, proxies: number) =>
  callerOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), proxies) ?? ''

/** Headers of a forwarded request, with the visitor's real address and scheme, never claimed ones. */
export function forwardHeaders(
  incoming: IncomingMessage,
  { prefix, secure, proxies, sign }: ForwardOptions,
): Record<string, string | string[]> {
  const trusted = Object.entries(endToEndHeaders(incoming.headers)).filter(
    ([name]) => !CLAIMED.test(name) && name !== CALLER_HEADER,
  )
  return {
    ...Object.fromEntries(trusted),
    'x-forwarded-for': visitorOf(incoming, proxies),
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': secure ? 'https' : 'http',
    ...(prefix && { 'x-forwarded-prefix': prefix }),
    ...(sign && { [CALLER_HEADER]: sign() }),
  }
}
