import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/**
 * The network of an address: the first 64 bits of IPv6, which one household shares, or the whole IPv4 address. Another
 * text is returned unchanged.
 */
export function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('::')
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  if (!ip.includes(':')) return ip
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Address of an entry in `X-Forwarded-For`, which may have a port. */
function addressIn(text: string): string | undefined {
  const [, inBrackets, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const address = inBrackets ?? v4 ?? text
  return isIP(address) ? address : undefined
}

/**
 * The caller's address behind this number of proxies. Each proxy appends its caller to `X-Forwarded-For`; entries further
 * left come from the caller and are ignored [OPEN-147]. Undefined without a socket, as in a spec.
 */
export function callerOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0) return socketAddress
  const said = (forwardedFor ?? '').split(',').flatMap((one) => one.trim() || [])
  // The socket belongs to the last proxy.
  const claimed = said[Math.max(0, said.length - proxies)]
  return (claimed && addressIn(claimed)) ?? socketAddress
}

export const TWO_HOSTS = 'The request names more than one host.'

/** Whether a request has two Host headers, of which a proxy may use another one than we [OPEN-145]. */
export const namesTwoHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1
