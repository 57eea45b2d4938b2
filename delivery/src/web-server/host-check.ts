import { namesTwoHosts, TWO_HOSTS } from '@portal/server'
import type { IncomingMessage } from 'node:http'

/** What a balancer or Prometheus asks, which may name no host, or the machine's own. */
const PROBES = /^\/(?:health(?:\/live|\/ready)?|metrics)(?:\?|$)/

export const NO_HOST = 'The request names no host.\n'
export const FOREIGN_HOST = 'This address is not one of the portal.\n'

/**
 * Why a request is not answered, going by the host that it names; null where it is [OPEN-145]. A name that is not the
 * portal's would otherwise stand in pages and policies. Only HTTP/1.0 names none.
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
