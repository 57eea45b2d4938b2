import type { BrandCode } from '@portal/brand'

export interface PortalAddressOptions {
  /** The portal's own, with scheme and port: `https://portal.example`. */
  readonly origin: string
  /** Brand by host name [OPEN-09]. */
  readonly brandHosts: Readonly<Record<string, BrandCode>>
}

/** Where a practice's people find a page of the portal, by its brand: `https://portal.example/login`. */
export type PortalAddress = (brand: string, path: string) => string

/** Addresses on the brand's own site; a brand that has none is served by the portal's own address. */
export function portalAddress({ origin, brandHosts }: PortalAddressOptions): PortalAddress {
  return (brand, path) => {
    const url = new URL(path, origin)
    const site = Object.keys(brandHosts).find((host) => brandHosts[host] === brand)
    if (site !== undefined) url.hostname = site
    return url.href
  }
}
