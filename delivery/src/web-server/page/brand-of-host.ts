import { DEFAULT_BRAND } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

type BrandHosts = Readonly<Record<string, BrandCode>>
const normalizeHost = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/** Whether a host name belongs to a brand. */
export const isBrandHost = (host: string, hosts: BrandHosts) => Object.hasOwn(hosts, normalizeHost(host))

/** The brand of a host, without regard to port and letter case; the default brand for other hosts [SHL-52, OPEN-09]. */
export function brandOfHost(host: string, hosts: BrandHosts): BrandCode {
  return isBrandHost(host, hosts) ? (hosts[normalizeHost(host)] ?? DEFAULT_BRAND) : DEFAULT_BRAND
}
