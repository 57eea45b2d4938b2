import type { PortalAddress } from '../services/portal-address'
import { OWNER_CODE } from './owner-code'

/** The short address of a line's page, on the site of the practice's brand [OPEN-381]. */
export const ownerLink = (portal: PortalAddress, brand: string, ownerCode: string): string =>
  portal(brand, `/${OWNER_CODE}/${ownerCode}`)
