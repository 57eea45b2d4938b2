import { EDGE_WIDTH, EMPTY_PHOTO, LIGHT, LUMA, channelsOf } from '../finish/drawing'
import type { PlacedPath, PlaqueLayout } from '../layout/layout'

interface Options {
  /** The cropped photo; without it its place is shown faintly. */
  readonly photoHref?: string
  /** The photo is already in the finish's tones. */
  readonly isToned?: boolean
  /** Text alternative. */
  readonly title?: string
  /** Description for people who open the file later. */
  readonly metadata?: string
  /** Adds a hairline along the cutting line. */
  readonly isCut?: boolean
  /** Width and height: pixels, or with a unit ("9cm"); by default as large as its container. */
  readonly size?: { readonly width: number | string; readonly height: number | string }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

export const placed = ({ d, x, y, scaleX, scaleY }: PlacedPath) =>
  `<path transform="matrix(${scaleX} 0 0 ${scaleY} ${x} ${y})" d="${d}"/>`

/** An id that is equal only for equal colours, since a page may contain several plaques. */
export const named = (kind: string, ...colours: readonly string[]) => [kind, ...colours].join('-').replaceAll('#', '')

export function surfaceSvg({ finish: { shine, surface, edge }, outline, stage }: PlaqueLayout): string {
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

export function photoSvg(
  { photo, finish: { tones, ink } }: PlaqueLayout,
  { photoHref: href, isToned = false }: Pick<Options, 'photoHref' | 'isToned'>,
): string {
  if (!photo) return ''
  const { x, y, width, height } = photo.box
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  if (href === undefined) {
    const shape = photo.clip === null ? `<rect ${box}` : `<path d="${photo.clip}"`
    return `${shape} fill="${ink}" fill-opacity="${EMPTY_PHOTO}"/>`
  }
  const clip = named('photo', String(x), String(y), String(width))
  const filter = tones && !isToned && named('tones', ...tones)
  const image = `<image ${box} preserveAspectRatio="none" xlink:href="${escaped(href)}"${filter ? ` filter="url(#${filter})"` : ''}/>`
  return (
    (tones && filter ? toning(tones, filter) : '') +
    (photo.clip === null
      ? image
      : `<clipPath id="${clip}"><path d="${photo.clip}"/></clipPath><g clip-path="url(#${clip})">${image}</g>`)
  )
}

/** Text and icon. */
export function inkSvg({ texts, icon, finish }: PlaqueLayout): string {
  const ink = [...texts.flatMap(({ glyphs }) => glyphs), ...(icon ? [icon] : [])].map(placed).join('')
  return `<g fill="${finish.ink}">${ink}</g>`
}

/** Some workshop programs only know the older attribute for pictures. */
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
/** Invisibly thin: a cutting machine finds the line by its name. */
const HAIRLINE = 0.1

/** The plaque as an SVG, for servers, print and demo data. */
export function plaqueSvg(layout: PlaqueLayout, options: Options = {}): string {
  const { stage, cut } = layout
  const { title, metadata, size, isCut = false } = options
  const element = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`
  const sized = size === undefined ? '' : `width="${size.width}" height="${size.height}" `
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} ${sized}viewBox="0 0 ${stage.width} ${stage.height}" role="img">` +
    `${element('title', title)}${element('metadata', metadata)}` +
    `${surfaceSvg(layout)}${photoSvg(layout, options)}${inkSvg(layout)}` +
    `${isCut ? `<path id="cut" d="${cut}" fill="none" stroke="#000000" stroke-width="${HAIRLINE}"/>` : ''}</svg>`
  )
}
