import type { PlaqueConfigEntry, Size } from '@portal/domain/plaque'
import { pointAt } from '../path/bounds'
import { segmentsOf } from '../path/segments'
import { round } from './round'

/** Free span from left to right, at some height. */
export interface Chord {
  readonly left: number
  readonly right: number
}

export interface PlaqueShape {
  /** The cutting line. */
  readonly cut: string
  /** The edge as drawn. */
  readonly outline: string
  readonly safeArea: string
  /** The heights between which text may stand. */
  readonly top: number
  readonly bottom: number
  readonly isRound: boolean
  readonly isStraight: boolean
  /** Free span around `x` between two heights; null when there is none. */
  readonly chord: (top: number, bottom: number, x?: number) => Chord | null
}

type Form = 'oval' | 'heart' | 'bar' | 'tile' | 'rectangle'

const FORMS: readonly (readonly [name: RegExp, form: Form])[] = [
  [/oval|round|circle|ellipse/i, 'oval'],
  [/heart/i, 'heart'],
  [/bar/i, 'bar'],
  [/square|tile/i, 'tile'],
]
const formOf = (shape: string): Form => FORMS.find(([name]) => name.test(shape))?.[1] ?? 'rectangle'

/** Margin, as a fraction of the plaque's shorter side. */
const MARGINS: Record<Form, number> = { oval: 0.085, heart: 0.09, bar: 0.14, tile: 0.034, rectangle: 0.075 }
/** Inset of the plaque in the stage, so that its edge is fully drawn. */
const EDGE = 2
/** Handle length for a quarter circle as a curve. */
const KAPPA = 0.5523

function path(...commands: readonly (readonly [name: string, ...numbers: number[]])[]): string {
  return `${commands.map(([name, ...numbers]) => name + numbers.map(round).join(' ')).join('')}Z`
}

/** An oval in a box from edge to edge. */
export function ovalPath(left: number, top: number, right: number, bottom: number): string {
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2]
  const [kx, ky] = [rx * KAPPA, ry * KAPPA]
  return path(
    ['M', left, y],
    ['C', left, y - ky, x - kx, top, x, top],
    ['C', x + kx, top, right, y - ky, right, y],
    ['C', right, y + ky, x + kx, bottom, x, bottom],
    ['C', x - kx, bottom, left, y + ky, left, y],
  )
}

function rectanglePath(left: number, top: number, right: number, bottom: number, radius: number): string {
  const k = radius * (1 - KAPPA)
  return path(
    ['M', left + radius, top],
    ['L', right - radius, top],
    ['C', right - k, top, right, top + k, right, top + radius],
    ['L', right, bottom - radius],
    ['C', right, bottom - k, right - k, bottom, right - radius, bottom],
    ['L', left + radius, bottom],
    ['C', left + k, bottom, left, bottom - k, left, bottom - radius],
    ['L', left, top + radius],
    ['C', left, top + k, left + k, top, left + radius, top],
  )
}

/** Depth of a heart's notch as a fraction of its height; below it the heart is one piece. */
const NOTCH = 0.2

function heartPath(left: number, top: number, right: number, bottom: number): string {
  const [width, height] = [right - left, bottom - top]
  const at = (x: number, y: number): [number, number] => [left + x * width, top + y * height]
  return path(
    ['M', ...at(0.5, NOTCH)],
    ['C', ...at(0.56, 0.05), ...at(0.66, 0), ...at(0.76, 0)],
    ['C', ...at(0.91, 0), ...at(1, 0.13), ...at(1, 0.3)],
    ['C', ...at(1, 0.56), ...at(0.72, 0.76), ...at(0.5, 1)],
    ['C', ...at(0.28, 0.76), ...at(0, 0.56), ...at(0, 0.3)],
    ['C', ...at(0, 0.13), ...at(0.09, 0), ...at(0.24, 0)],
    ['C', ...at(0.34, 0), ...at(0.44, 0.05), ...at(0.5, NOTCH)],
  )
}

function formPath(form: Form, { width, height }: Size, inset: number): string {
  const box = [inset, inset, width - inset, height - inset] as const
  if (form === 'oval') return ovalPath(...box)
  if (form === 'heart') return heartPath(...box)
  const short = Math.min(width, height)
  return rectanglePath(...box, inset > EDGE ? 0 : form === 'tile' ? short * 0.02 : short * 0.05)
}

/** Parts of a curve for measuring its width. */
const PARTS = 24

function pointsOf(d: string): (readonly [x: number, y: number])[] {
  return segmentsOf(d).flatMap(([x0, y0, x1, y1, x2, y2, x3, y3]) => {
    const isLine = x0 === x1 && y0 === y1
    return Array.from({ length: isLine ? 1 : PARTS }, (_, index) => {
      const t = index / PARTS
      return isLine ? ([x0, y0] as const) : ([pointAt(t, x0, x1, x2, x3), pointAt(t, y0, y1, y2, y3)] as const)
    })
  })
}

/** Span of a shape around `x` at one height. */
function chordAt(points: readonly (readonly [x: number, y: number])[], y: number, x: number): Chord | null {
  const crossings: number[] = []
  points.forEach(([x0, y0], index) => {
    const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0]
    if (y0 <= y !== y1 <= y) crossings.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0))
  })
  crossings.sort((a, b) => a - b)
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = crossings.slice(index)
    if (left <= x && x <= right) return { left, right }
  }
  return null
}

/** Edge and safe area of a plaque, by its entry's Shape. */
export function shapeOf({ Shape }: Pick<PlaqueConfigEntry, 'Shape'>, stage: Size): PlaqueShape {
  const form = formOf(Shape)
  const margin = EDGE + Math.min(stage.width, stage.height) * MARGINS[form]
  const safeArea = formPath(form, stage, margin)
  const points = pointsOf(safeArea)
  const height = stage.height - 2 * margin
  return {
    cut: formPath(form, stage, 0),
    outline: formPath(form, stage, EDGE),
    safeArea,
    top: form === 'heart' ? margin + NOTCH * height : margin,
    bottom: form === 'heart' ? stage.height - margin - 0.22 * height : stage.height - margin,
    isRound: form === 'oval',
    isStraight: form === 'rectangle' || form === 'bar',
    chord: (top, bottom, x = stage.width / 2) => {
      // Straight or convex sides: narrowest at one of the two.
      const [upper, lower] = [chordAt(points, top, x), chordAt(points, bottom, x)]
      return upper && lower && { left: Math.max(upper.left, lower.left), right: Math.min(upper.right, lower.right) }
    },
  }
}
