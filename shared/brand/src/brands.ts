import { AW_EDH } from './aw-edh/brand'
import { AW_EDH_LOGO } from './aw-edh/logo'
import type { BrandIdentity } from './identity'
import { SA_EDH } from './sa-edh/brand'
import { SA_EDH_LOGO } from './sa-edh/logo'
import { VIC_EDH } from './vic-edh/brand'
import { VIC_EDH_LOGO } from './vic-edh/logo'
import { WA_LWD } from './wa-lwd/brand'
import { WA_LWD_LOGO } from './wa-lwd/logo'

/** Logos of all brands, the default brand first [SHL-53, OPEN-09]. Pages draw them, so every page bundles this part. */
export const LOGOS = [WA_LWD_LOGO, VIC_EDH_LOGO, SA_EDH_LOGO, AW_EDH_LOGO] as const
export type BrandCode = (typeof LOGOS)[number]['code']

/** The other data of each brand, for servers and builds only. */
export const BRANDS: Readonly<Record<BrandCode, BrandIdentity>> = {
  'WA LWD': WA_LWD,
  'VIC EDH': VIC_EDH,
  'SA EDH': SA_EDH,
  'AW EDH': AW_EDH,
}
