import { VIC_EDH_LOGO } from '../vic-edh/logo'
import type { BrandLogo } from '../identity'

export const SA_EDH_LOGO = { ...VIC_EDH_LOGO, code: 'SA EDH', region: 'South Australia' } as const satisfies BrandLogo
