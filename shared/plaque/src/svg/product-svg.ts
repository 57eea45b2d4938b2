import type { PlaqueLayout } from '../layout/layout'
import type { Plate } from '../layout/plate'
import { escaped, inkSvg, named, photoSvg, surfaceSvg } from './plaque-svg'

interface Options {
  /** The cropped photo. */
  readonly photoHref?: string
  /** The photo is already in the finish's tones. */
  readonly isToned?: boolean
}

/** As fractions of the plaque's shorter side: thickness, screw size, and distance of a screw from the edge. */
const THICK = 0.022
const SCREW = 0.016
const SCREW_AT = 0.042
/** Space around the plaque for its shadow, in the same fractions. */
export const PRODUCT_ROOM = 0.05

/** Bands of light on brushed metal, from corner to corner: position, and lightness (above 0) or darkness. */
const BANDS: readonly (readonly [at: number, light: number])[] = [
  [0, 0.28],
  [0.24, -0.08],
  [0.44, 0.06],
  [0.54, 0.4],
  [0.66, -0.12],
  [1, -0.3],
]

/** Grain of brushed metal: fine lines along the plaque, in units. */
const GRAIN = [
  [0.6, 0.16],
  [2.1, -0.1],
  [3.4, 0.1],
  [4.7, -0.14],
] as const
const GRAIN_STEP = 6

const shade = (light: number) => (light > 0 ? '#ffffff' : '#000000')

/** Ids are equal only for plaques of the same look and size, since a page may contain several. */
const nameOf = (kind: string, { finish, stage }: Plate) =>
  named(kind, finish.surface, String(Math.round(stage.width)), String(Math.round(stage.height)))

/** On dark metal, light letters must stay readable. */
const mostLight = ({ finish: { tones, surface } }: Plate) => (tones?.[0] === surface ? 0.16 : 1)

function bands(layout: Plate): string {
  const most = mostLight(layout)
  const stops = BANDS.map(
    ([at, light]) =>
      `<stop offset="${at}" stop-color="${shade(light)}" stop-opacity="${Math.min(Math.abs(light), most)}"/>`,
  )
  return `<linearGradient id="${nameOf('bands', layout)}" x1="0" y1="0.15" x2="1" y2="0.85">${stops.join('')}</linearGradient>`
}

function grain(layout: Plate): string {
  const lines = GRAIN.map(
    ([y, light]) =>
      `<path d="M0 ${y}H${layout.stage.width}" stroke="${shade(light)}" stroke-opacity="${Math.abs(light)}" stroke-width="0.7"/>`,
  )
  return (
    `<pattern id="${nameOf('grain', layout)}" patternUnits="userSpaceOnUse" width="${layout.stage.width}" height="${GRAIN_STEP}">` +
    `${lines.join('')}</pattern>`
  )
}

/** Light on the surface: bands and grain on metal, a soft gleam on glaze. */
function sheen(layout: Plate): string {
  const { outline, finish, stage } = layout
  if (finish.tones === null) {
    const id = nameOf('gleam', layout)
    return (
      `<radialGradient id="${id}" cx="0.25" cy="0.1" r="0.9"><stop offset="0" stop-color="#ffffff" stop-opacity="0.55"/>` +
      `<stop offset="0.6" stop-color="#ffffff" stop-opacity="0"/></radialGradient>` +
      `<path d="${outline}" fill="url(#${id})"/>`
    )
  }
  const short = Math.min(stage.width, stage.height)
  return (
    bands(layout) +
    grain(layout) +
    `<path d="${outline}" fill="url(#${nameOf('bands', layout)})"/>` +
    `<path d="${outline}" fill="url(#${nameOf('grain', layout)})"/>` +
    `<path d="${outline}" fill="none" stroke="#ffffff" stroke-opacity="0.45" stroke-width="${0.008 * short}"/>`
  )
}

/** Straight metal plates have two screws outside the safe area; others are glued. */
function screws({ finish, stage, isStraight }: Plate): string {
  if (!isStraight || finish.tones === null) return ''
  const short = Math.min(stage.width, stage.height)
  const [radius, y] = [SCREW * short, stage.height / 2]
  return [SCREW_AT * short, stage.width - SCREW_AT * short]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${finish.edge}" stroke="#000000" stroke-opacity="0.45" stroke-width="0.8"/>` +
        `<path d="M${x - radius * 0.6} ${y + radius * 0.6}L${x + radius * 0.6} ${y - radius * 0.6}" stroke="#000000" stroke-opacity="0.55" stroke-width="1"/>`,
    )
    .join('')
}

function drawnFace(layout: PlaqueLayout, options: Options): string {
  return surfaceSvg(layout) + sheen(layout) + photoSvg(layout, options) + inkSvg(layout)
}

/** Places the saved artwork unchanged. */
function storedFace(plate: Plate, picture: string): string {
  const { width, height } = plate.stage
  const id = nameOf('face', plate)
  return (
    `<clipPath id="${id}"><path d="${plate.outline}"/></clipPath><g clip-path="url(#${id})">` +
    `<image x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${escaped(picture)}"/></g>` +
    // Faint, above the artwork: light must not cover a letter.
    `<g opacity="0.35">${sheen(plate)}</g>`
  )
}

function body(plate: Plate, face: string): string {
  const { outline, finish, stage } = plate
  const thick = THICK * Math.min(stage.width, stage.height)
  const under = (by: number, fill: string, more = '') =>
    `<path transform="translate(${by * 0.6} ${by})" d="${outline}" fill="${fill}"${more}/>`
  return (
    under(thick * 2.4, '#1d1812', ' fill-opacity="0.12"') +
    under(thick * 1.7, '#1d1812', ' fill-opacity="0.22"') +
    under(thick, finish.edge) +
    face +
    screws(plate)
  )
}

function standing({ stage: { width, height } }: Plate, drawing: string): string {
  const room = PRODUCT_ROOM * Math.min(width, height)
  const box = `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" aria-hidden="true">` +
    `${drawing}</svg>`
  )
}

/** Content of `productSvg` without its outer element: from the plaque's upper left corner, in units. */
export const productBody = (layout: PlaqueLayout, options: Options = {}): string =>
  body(layout, drawnFace(layout, options))

/**
 * Preview of the plaque as an object: metal or porcelain, edge, screws and shadow, from the engraved layout. Without a
 * text alternative, which the proof beside it has.
 */
export const productSvg = (layout: PlaqueLayout, options: Options = {}): string =>
  standing(layout, productBody(layout, options))

/** Preview of a plaque with its saved artwork, which is placed unchanged. */
export const storedProductSvg = (plate: Plate, picture: string): string =>
  standing(plate, body(plate, storedFace(plate, picture)))
