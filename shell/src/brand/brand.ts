import { brandPicture, DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { portalConfig } from '@portal/federation/host'
import type { PortalHost } from '@portal/federation'

/** A brand's texts, which come with the page, so that nothing waits for them [SHL-54]. */
export function brandOf(code: string): PortalHost['brand'] {
  const known: BrandCode = isBrandCode(code) ? code : DEFAULT_BRAND
  const display = portalConfig().brands[known]
  return {
    code: known,
    name: display?.name ?? known,
    phone_work: display?.phone ?? '',
    brand_logo_link: null,
    parent: null,
    email_addresses: [],
    client_care_hours: display?.careHours ?? null,
  }
}

/** The brand of the page, for failures without a host. */
export function shownBrand(): PortalHost['brand'] {
  return brandOf(document.documentElement.dataset.brand ?? '')
}

/** Address of the logo that the design system draws itself. */
export function ownLogo(code: BrandCode): string {
  return `/api/media/brands/${brandPicture(code)}`
}

/** Welcome text of the site's brand [SHL-54]. */
export function welcomeText(): string {
  const { brand, brands } = portalConfig()
  return brands[brand]?.welcome ?? ''
}
