import { isIP } from 'node:net'

/**
 * The network of an address: of IPv6 the first 64 bits, of which one household has all, else the address itself. What
 * is no address stays as it is.
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

/** An address as a proxy writes it, some with the caller's port. */
function addressIn(text: string): string | undefined {
  const [, inBrackets, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const address = inBrackets ?? v4 ?? text
  return isIP(address) ? address : undefined
}

/**
 * Whose call this is, when so many proxies stand in front, each of which adds at the right of `X-Forwarded-For` who
 * called it: what stands further left is the caller's own word, and counts for nothing [OPEN-147]. Undefined without an
 * address, as in a spec that has no socket.
 */
export function callerOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0) return socketAddress
  const said = (forwardedFor ?? '').split(',').flatMap((one) => one.trim() || [])
  // The last proxy is whom the socket belongs to.
  const claimed = said[Math.max(0, said.length - proxies)]
  return (claimed && addressIn(claimed)) ?? socketAddress
}
