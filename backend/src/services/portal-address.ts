import type { BrandCode } from '@portal/brand'

export interface PortalAddressOptions {
  /** Default origin with scheme and port: `https://portal.example`. */
  readonly origin: string
  /** Brand by host name [OPEN-09]. */
  readonly brandHosts: Readonly<Record<string, BrandCode>>
}

/** URL of a portal page on the brand's site: `https://portal.example/login`. */
export type PortalAddress = (brand: string, path: string) => string

/** Uses the brand's own site if it has one, otherwise the default origin. */
export function portalAddress({ origin, brandHosts }: PortalAddressOptions): PortalAddress {
  return (brand, path) => {
    const url = new URL(path, origin)
    const site = Object.keys(brandHosts).find((host) => brandHosts[host] === brand)
    if (site !== undefined) url.hostname = site
    return url.href
  }
}
