/** Code of a brand as the portal knows it. */
export type LogoBrand = 'WA LWD' | 'VIC EDH' | 'SA EDH' | 'AW EDH'

interface LogoDrawing {
  name: string
  /** A line under the name that tells the regional variants apart. */
  region: string
  /** Solid shapes of the mark on a 48 × 48 grid. */
  solid: string
  /** Lines of the mark, cut out of the solid. */
  line: string
  /** Colour on light and on dark ground. */
  colour: { light: string; dark: string }
}

const LEAF = 'M24 3C12 11 7 19 7 28a17 17 0 0 0 34 0C41 19 36 11 24 3Z'
const LEAF_VEINS = 'M24 45V17m0 22 9-9m-9 2-8-8m8 0 5.500-5.500'
const HILLS =
  'M24 4a20 20 0 0 1 20 20v3c-6-5-11-6-16-2-6 5-13 6-24-1a20 20 0 0 1 20-20ZM4.500 29c11 6 19 5 26-.5 4-3 8-2.500 13 1.500A20 20 0 0 1 4.500 29Z'
const SUN = 'M31 12.500a3.500 3.500 0 1 0 0 .01'

/** Our own marks: a leaf for Lightwood, hills under a low sun for Elderheath. */
export const LOGOS: Record<LogoBrand, LogoDrawing> = {
  'WA LWD': {
    name: 'Lightwood',
    region: 'Pet Farewells',
    solid: LEAF,
    line: LEAF_VEINS,
    colour: { light: '#23594d', dark: '#8ccbb8' },
  },
  'VIC EDH': {
    name: 'Elderheath',
    region: 'Pet Farewells',
    solid: HILLS,
    line: SUN,
    colour: { light: '#3d4c86', dark: '#aeb8ec' },
  },
  'SA EDH': {
    name: 'Elderheath',
    region: 'South Australia',
    solid: HILLS,
    line: SUN,
    colour: { light: '#8a4326', dark: '#e8a98c' },
  },
  'AW EDH': {
    name: 'Elderheath',
    region: 'Albury Wodonga',
    solid: HILLS,
    line: SUN,
    colour: { light: '#1f5c78', dark: '#8fc4de' },
  },
}
