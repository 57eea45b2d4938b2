import type { BrandLogo } from '../identity'

/** A leaf. */
export const WA_LWD_LOGO = {
  code: 'WA LWD',
  name: 'Lightwood',
  region: 'Pet Farewells',
  mark: {
    solid: 'M24 3C12 11 7 19 7 28a17 17 0 0 0 34 0C41 19 36 11 24 3Z',
    line: 'M24 45V17m0 22 9-9m-9 2-8-8m8 0 5.500-5.500',
  },
} as const satisfies BrandLogo
