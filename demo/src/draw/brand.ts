import { BRANDS, logoOf } from '@portal/brand'
import type { BrandCode, BrandLogo } from '@portal/brand'
import { Canvas, element, group, round, path, SANS } from './canvas'
import { LETTERS } from './letters.data'

/** A brand's mark and colours, the same as in the portal. */
export interface BrandLook extends BrandLogo {
  colour: string
  onDark: string
  soft: string
}

export function lookOf(code: BrandCode): BrandLook {
  const { day, night } = BRANDS[code].colours
  return { ...logoOf(code), colour: day.brand, onDark: night.brand, soft: day['brand-soft'] }
}

/** SVG of the mark; `ground` is the colour inside its cut-out. */
export function brandMark(look: BrandLook, x: number, y: number, size: number, fill: string, ground: string): string {
  const { solid, line } = look.mark
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${String(Math.round((size / 48) * 1000) / 1000)})` },
    path(solid, fill),
    element('path', { d: line, fill: 'none', stroke: ground, 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
  )
}

/** The two lines of text beside a mark 48 units wide, with the start of their baselines. */
export const logoLines = ({ name, region }: BrandLogo) =>
  [
    { words: name, size: 26.8, x: 58, y: 27 },
    { words: region.toUpperCase(), size: 10.2, x: 59, y: 43.5 },
  ].map((line) => ({ ...line, letters: LETTERS[line.words] }))

type LogoLine = ReturnType<typeof logoLines>[number]

/** A name without outlines in `letters.data.ts` is drawn as text, in a font of the viewer's computer. */
function drawLine({ words, letters, size, x, y }: LogoLine): string {
  if (letters) return path(letters.d, '', { class: 'b', fill: undefined, transform: `translate(${x} ${y})` })
  return element('text', { x, y, class: 'b', 'font-family': SANS, 'font-weight': '600', 'font-size': size }, words)
}

const PAD = 4
const widthOf = ({ words, letters, size }: LogoLine) => letters?.width ?? words.length * size * 0.62

/** SVG of mark and name; light on dark pages. */
export function brandLogo(code: BrandCode, title: string): string {
  const look = lookOf(code)
  const lines = logoLines(look)
  const width = Math.ceil(62 + Math.max(...lines.map(widthOf)) + PAD * 2)
  const style = `<style>.b{fill:${look.colour}}.m{stroke:#fff}@media(prefers-color-scheme:dark){.b{fill:${look.onDark}}.m{stroke:#1c2224}}</style>`
  return new Canvas(width, 56).svg(
    title,
    style,
    group(
      { transform: `translate(${PAD} ${PAD})` },
      path(look.mark.solid, '', { class: 'b', fill: undefined }),
      element('path', { d: look.mark.line, class: 'm', fill: 'none', 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
      ...lines.map(drawLine),
    ),
  )
}
