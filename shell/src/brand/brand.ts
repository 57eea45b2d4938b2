import { BRAND_CODES, brandSlug, DEFAULT_BRAND } from '@portal/domain'
import type { BrandCode } from '@portal/domain'
import { portalConfig } from '@portal/federation/host'
import type { PortalHost } from '@portal/federation'

/** What a page shows of a brand; the texts come with the page, so that nothing waits for them [SHL-54]. */
export function brandOf(code: string): PortalHost['brand'] {
  const known: BrandCode = BRAND_CODES.find((one) => one === code) ?? DEFAULT_BRAND
  const display = portalConfig().brands[known]
  return {
    code: known,
    name: display?.name ?? known,
    phone_work: display?.phone ?? '',
    brand_logo_link: null,
    parent: null,
    email_addresses: [],
  }
}

/** File name of a brand's pictures. */
export function brandFile(code: BrandCode): string {
  return `${brandSlug(code)}.svg`
}

/** Address of the logo that the kit draws itself. */
export function ownLogo(code: BrandCode): string {
  return `/api/media/brands/${brandFile(code)}`
}

/** The welcome text of the site's brand [SHL-54]. */
export function welcomeText(): string {
  const { brand, brands } = portalConfig()
  return brands[brand]?.welcome ?? ''
}
