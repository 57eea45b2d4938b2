import { namesTwoHosts, TWO_HOSTS } from '@portal/server'
import type { IncomingMessage } from 'node:http'

/** Addresses of balancers and Prometheus, which may name no host or the machine's own. */
const PROBES = /^\/(?:health(?:\/live|\/ready)?|metrics)(?:\?|$)/

export const NO_HOST = 'The request names no host.\n'
export const FOREIGN_HOST = 'This host does not belong to the portal.\n'

/**
 * Why the host of a request is refused; null when it is accepted [OPEN-145]. Pages and policies repeat the host, so a
 * foreign host must not reach them. Only HTTP/1.0 may send no host.
 */
export function hostFault(
  incoming: IncomingMessage,
  hosts: readonly string[] | undefined,
  isSecure: boolean,
): string | null {
  const { url = '/', headers, httpVersion } = incoming
  if (namesTwoHosts(incoming)) return `${TWO_HOSTS}\n`
  if (headers.host === undefined && httpVersion !== '1.0') return NO_HOST
  if (!hosts || PROBES.test(url)) return null
  const usual = isSecure ? /:443$/ : /:80$/
  const { host = '' } = headers
  return hosts.includes(host.toLowerCase().replace(usual, '')) ? null : FOREIGN_HOST
}
