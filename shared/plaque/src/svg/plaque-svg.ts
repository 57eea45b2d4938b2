import { EDGE_WIDTH, EMPTY_PHOTO, LIGHT, LUMA, channelsOf } from '../finish/drawing'
import type { PlacedPath, PlaqueLayout } from '../layout/layout'

interface Options {
  /** The cropped photo; without it its place is left faint. */
  readonly photoHref?: string
  /** What the picture shows, in words. */
  readonly title?: string
  /** Width and height of the picture: pixels, or with their unit ("9cm"); without it as large as its place. */
  readonly size?: { readonly width: number | string; readonly height: number | string }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const placed = ({ d, x, y, scaleX, scaleY }: PlacedPath) =>
  `<path transform="matrix(${scaleX} 0 0 ${scaleY} ${x} ${y})" d="${d}"/>`

/** A name that is the same for the same colours only: several plaques may stand in one page. */
const named = (kind: string, ...colours: readonly string[]) => [kind, ...colours].join('-').replaceAll('#', '')

function surface({ finish: { shine, surface, edge }, outline, stage }: PlaqueLayout): string {
  const { width, height } = stage
  const id = named('surface', shine, surface, String(Math.round(height)))
  const stops = [shine, surface].map((colour, at) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${LIGHT.x * width}" y2="${LIGHT.y * height}">` +
    `${stops}</linearGradient>` +
    `<path d="${outline}" fill="url(#${id})" stroke="${edge}" stroke-width="${EDGE_WIDTH}"/>`
  )
}

function toning([dark, light]: readonly [string, string], id: string): string {
  const gray = `${LUMA.join(' ')} 0 0 `.repeat(3)
  const lights = channelsOf(light)
  const channels = channelsOf(dark).map(
    (value, index) => `<feFunc${'RGB'[index]} type="table" tableValues="${value} ${lights[index]}"/>`,
  )
  return (
    `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${gray}0 0 0 1 0"/>` +
    `<feComponentTransfer>${channels.join('')}</feComponentTransfer></filter>`
  )
}

function photo({ photo, finish: { tones, ink } }: PlaqueLayout, href: string | undefined): string {
  if (!photo) return ''
  const { x, y, width, height } = photo.box
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  if (href === undefined) {
    const shape = photo.clip === null ? `<rect ${box}` : `<path d="${photo.clip}"`
    return `${shape} fill="${ink}" fill-opacity="${EMPTY_PHOTO}"/>`
  }
  const clip = named('photo', String(x), String(y), String(width))
  const filter = tones && named('tones', ...tones)
  const image = `<image ${box} preserveAspectRatio="none" href="${escaped(href)}"${filter ? ` filter="url(#${filter})"` : ''}/>`
  return (
    (tones && filter ? toning(tones, filter) : '') +
    (photo.clip === null
      ? image
      : `<clipPath id="${clip}"><path d="${photo.clip}"/></clipPath><g clip-path="url(#${clip})">${image}</g>`)
  )
}

/** The plaque as a picture, for wherever there is no canvas: servers, print, the demo world. */
export function plaqueSvg(layout: PlaqueLayout, { photoHref, title, size }: Options = {}): string {
  const { stage, texts, icon, finish } = layout
  const ink = [...texts.flatMap(({ glyphs }) => glyphs), ...(icon ? [icon] : [])].map(placed).join('')
  const words = title === undefined ? '' : `<title>${escaped(title)}</title>`
  const sized = size === undefined ? '' : `width="${size.width}" height="${size.height}" `
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${sized}viewBox="0 0 ${stage.width} ${stage.height}" role="img">${words}` +
    `${surface(layout)}${photo(layout, photoHref)}<g fill="${finish.ink}">${ink}</g></svg>`
  )
}
