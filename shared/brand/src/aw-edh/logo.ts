import { VIC_EDH_LOGO } from '../vic-edh/logo'
import type { BrandLogo } from '../identity'

export const AW_EDH_LOGO = { ...VIC_EDH_LOGO, code: 'AW EDH', region: 'Albury Wodonga' } as const satisfies BrandLogo
