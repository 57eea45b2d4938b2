import type { BrandLogo } from '../identity'

/** Hills under a low sun. */
export const VIC_EDH_LOGO = {
  code: 'VIC EDH',
  name: 'Elderheath',
  region: 'Pet Farewells',
  mark: {
    solid:
      'M24 4a20 20 0 0 1 20 20v3c-6-5-11-6-16-2-6 5-13 6-24-1a20 20 0 0 1 20-20ZM4.500 29c11 6 19 5 26-.5 4-3 8-2.500 13 1.500A20 20 0 0 1 4.500 29Z',
    line: 'M31 12.500a3.500 3.500 0 1 0 0 .01',
  },
} as const satisfies BrandLogo
