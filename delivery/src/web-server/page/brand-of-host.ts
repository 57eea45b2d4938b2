import { DEFAULT_BRAND } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

type BrandHosts = Readonly<Record<string, BrandCode>>
const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/** Is this the host of one of the brands? */
export const isBrandHost = (host: string, hosts: BrandHosts) => Object.hasOwn(hosts, hostName(host))

/** The brand of a site by its host name; a port and letter case do not matter [SHL-52, OPEN-09]. */
export function brandOfHost(host: string, hosts: BrandHosts): BrandCode {
  return isBrandHost(host, hosts) ? (hosts[hostName(host)] ?? DEFAULT_BRAND) : DEFAULT_BRAND
}
