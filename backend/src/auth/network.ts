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
