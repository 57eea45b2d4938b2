import type { DemoBrandCode } from '../types'
import { Canvas, el, group, n, path } from './canvas'
import { WORDS } from './words.data'

/** How a brand looks in print and in pictures; the same marks and colours as in the portal itself. */
export interface BrandLook {
  name: keyof typeof WORDS
  region: keyof typeof WORDS
  mark: 'leaf' | 'hills'
  colour: string
  onDark: string
  soft: string
}

export const LOOKS: Record<DemoBrandCode, BrandLook> = {
  'WA LWD': {
    name: 'Lightwood',
    region: 'PET FAREWELLS',
    mark: 'leaf',
    colour: '#23594d',
    onDark: '#8ccbb8',
    soft: '#e3efeb',
  },
  'VIC EDH': {
    name: 'Elderheath',
    region: 'PET FAREWELLS',
    mark: 'hills',
    colour: '#3d4c86',
    onDark: '#aeb8ec',
    soft: '#e8eaf5',
  },
  'SA EDH': {
    name: 'Elderheath',
    region: 'SOUTH AUSTRALIA',
    mark: 'hills',
    colour: '#8a4326',
    onDark: '#e8a98c',
    soft: '#f7e9e2',
  },
  'AW EDH': {
    name: 'Elderheath',
    region: 'ALBURY WODONGA',
    mark: 'hills',
    colour: '#1f5c78',
    onDark: '#8fc4de',
    soft: '#e1eef4',
  },
}

/** Marks on a 48 by 48 grid: a solid, and the light shape left out of it. */
export const MARKS = {
  leaf: {
    solid: 'M24 3C12 11 7 19 7 28a17 17 0 0 0 34 0C41 19 36 11 24 3Z',
    line: 'M24 45V17M24 39L33 30M24 32L16 24M24 26.500L29.500 21',
  },
  hills: {
    solid:
      'M24 4a20 20 0 0 1 20 20v3c-6-5-11-6-16-2-6 5-13 6-24-1a20 20 0 0 1 20-20ZM4.500 29c11 6 19 5 26-.500 4-3 8-2.500 13 1.500A20 20 0 0 1 4.500 29Z',
    line: 'M31 12.500a3.500 3.500 0 1 0 0 .010',
  },
} as const

/** The mark alone; the cut shows the ground, so that it works on any. */
export function brandMark(look: BrandLook, x: number, y: number, size: number, fill: string, ground: string): string {
  const { solid, line } = MARKS[look.mark]
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${String(Math.round((size / 48) * 1000) / 1000)})` },
    path(solid, fill),
    el('path', { d: line, fill: 'none', stroke: ground, 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
  )
}

const PAD = 4

/** Mark and words; drawn light where the page is dark. */
export function brandLogo(code: DemoBrandCode, title: string): string {
  const look = LOOKS[code]
  const { solid, line } = MARKS[look.mark]
  const [name, region] = [WORDS[look.name], WORDS[look.region]]
  const width = Math.ceil(62 + Math.max(name.width, region.width) + PAD * 2)
  const style = `<style>.b{fill:${look.colour}}.m{stroke:#fff}@media(prefers-color-scheme:dark){.b{fill:${look.onDark}}.m{stroke:#1c2224}}</style>`
  return new Canvas(width, 56).svg(
    title,
    style,
    group(
      { transform: `translate(${PAD} ${PAD})` },
      path(solid, '', { class: 'b', fill: undefined }),
      el('path', { d: line, class: 'm', fill: 'none', 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
      path(name.d, '', { class: 'b', fill: undefined, transform: 'translate(58 27)' }),
      path(region.d, '', { class: 'b', fill: undefined, transform: 'translate(59 43.500)' }),
    ),
  )
}
