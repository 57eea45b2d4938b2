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
 * The user's brand, else that of the site's host. The page's own data shows at once; the brand call then gives the
 * provider's current name, phone and logo [SHL-55]. Unknown hosts call without a code [OPEN-10].
 */
export function useBrand(userBrand: string | undefined): PortalHost['brand'] {
  const { brand: siteBrand, brandIsKnown } = portalConfig()
  const code = userBrand ?? (brandIsKnown ? siteBrand : undefined)
  const answer = useApi(api, getBrand, { query: code ? { brand: code } : {} }, { revalidateIfStale: false })
  // While prerendered content waits for its screen's code, a change around it would make React replace it with a
  // skeleton and new elements [OPEN-301].
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

/** The fields that the answer has. */
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

/** Shows the user's brand as the tab's icon; the page came with the icon of the site's brand. */
function showIcon(code: BrandCode): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `/icons/${brandPicture(code)}`)
}
