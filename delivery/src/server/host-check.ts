import type { IncomingMessage } from 'node:http'

/** What a balancer or Prometheus asks, which may name no host, or the machine's own. */
const PROBES = /^\/(?:health(?:\/live|\/ready)?|metrics)(?:\?|$)/

export const FOREIGN_HOST = 'This address is not one of the portal.\n'
export const TWO_HOSTS = 'The request names more than one host.\n'

/**
 * Why a request is not answered, going by the host that it names; null where it is [OPEN-145]. A name that is not the
 * portal's would otherwise stand in pages and policies, and one of two is read by whoever stands in front, the other here.
 */
export function hostFault(
  { url = '/', headersDistinct }: IncomingMessage,
  hosts: readonly string[] | undefined,
  isSecure: boolean,
): string | null {
  const { host: named = [] } = headersDistinct
  if (named.length > 1) return TWO_HOSTS
  if (!hosts || PROBES.test(url)) return null
  const usual = isSecure ? /:443$/ : /:80$/
  const [host = ''] = named
  return hosts.includes(host.toLowerCase().replace(usual, '')) ? null : FOREIGN_HOST
}
