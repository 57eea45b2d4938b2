import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useApi } from '@portal/api-client'
import { getBrand } from '@portal/api-client/contract/brand'
import { brandPicture } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import type { Brand } from '@portal/domain'
import { isPrerendered, onPrerenderedLeft, portalConfig } from '@portal/federation/host'
import type { PortalHost } from '@portal/federation'
import { api } from '../api/api'
import { brandOf } from './brand'

/**
 * The brand of the user, else of the site's host. What the page came with shows at once; the brand call
 * then gives name, phone and logo as the provider has them now [SHL-55]. Unknown hosts ask without a code [OPEN-10].
 */
export function useBrand(userBrand: string | undefined): PortalHost['brand'] {
  const { brand: siteBrand, brandIsKnown } = portalConfig()
  const asked = userBrand ?? (brandIsKnown ? siteBrand : undefined)
  const answer = useApi(api, getBrand, { query: asked ? { brand: asked } : {} }, { revalidateIfStale: false })
  // In the place of what was drawn at build time, and waits for its screen's code, React would put a skeleton, and new
  // elements later, if anything around it changed [OPEN-301].
  const isWaiting = useSyncExternalStore(onPrerenderedLeft, isPrerendered, atBuild)
  const data = isWaiting ? undefined : answer.data
  useEffect(() => {
    const { code } = brandOf(userBrand ?? siteBrand)
    document.documentElement.dataset.brand = code
    showIcon(code)
  }, [userBrand, siteBrand])
  return useMemo(() => {
    const shown = brandOf(userBrand ?? siteBrand)
    return data ? { ...shown, ...named(data), code: shown.code } : shown
  }, [data, userBrand, siteBrand])
}

const atBuild = () => true

/** What the answer knows better than the page. */
function named({
  name,
  phone_work,
  brand_logo_link,
  email_addresses,
  parent,
  client_care_hours,
}: Brand): Partial<Brand> {
  return {
    brand_logo_link,
    email_addresses,
    parent,
    client_care_hours,
    ...(name && { name }),
    ...(phone_work && { phone_work }),
  }
}

/** The mark of the user's brand on the tab; the page came with that of the site's. */
function showIcon(code: BrandCode): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${brandPicture(code)}`)
}
