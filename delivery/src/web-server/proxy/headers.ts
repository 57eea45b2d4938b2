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

/** It tells where a body ends, so no visitor takes it away: the rest would be read as a request of its own. */
const FRAMING = 'content-length'

/** What an outsider could claim about where it comes from, besides being a web server of ours. The id of a request is the server's own by now. */
const CLAIMED = /^(x-forwarded-.*|forwarded|x-real-ip)$/

/** Headers to pass on in either direction. */
export function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  named.delete(FRAMING)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.has(name)) kept[name] = value
  }
  return kept
}

interface Passing {
  readonly prefix: string
  readonly secure: boolean
  /** How many proxies stand in front. */
  readonly proxies: number
  /** Shows the service behind who passes this on. */
  readonly sign?: (() => string) | undefined
}

/** The address of whoever asks: the socket's, or what the proxies in front have seen [OPEN-147]. */
export const visitorOf = ({ socket, headers }: IncomingMessage, proxies: number) =>
  callerOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), proxies) ?? ''

/** Headers of a forwarded request: the visitor's own address and scheme, never what the visitor says. */
export function forwarded(
  incoming: IncomingMessage,
  { prefix, secure, proxies, sign }: Passing,
): Record<string, string | string[]> {
  const kept = Object.entries(endToEnd(incoming.headers)).filter(
    ([name]) => !CLAIMED.test(name) && name !== CALLER_HEADER,
  )
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': visitorOf(incoming, proxies),
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': secure ? 'https' : 'http',
    ...(prefix && { 'x-forwarded-prefix': prefix }),
    ...(sign && { [CALLER_HEADER]: sign() }),
  }
}
