import { group, n } from './canvas'

type Vector = readonly [x: number, y: number, z: number]
/** Width, height and depth of a thing with straight edges. */
export type Size = readonly [w: number, h: number, d: number]

/** A camera without perspective: turned by `yaw` and looking down by `pitch`, degrees. */
export interface View {
  x: number
  y: number
  yaw: number
  pitch: number
}

export const THREE_QUARTER: Omit<View, 'x' | 'y'> = { yaw: -30, pitch: 17 }
export const FRONTAL: Omit<View, 'x' | 'y'> = { yaw: -14, pitch: 10 }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Where a direction of the solid points on the page. */
function direction({ yaw, pitch }: View, [x, y, z]: Vector): readonly [number, number] {
  const [cy, sy, cp, sp] = [
    Math.cos(radians(yaw)),
    Math.sin(radians(yaw)),
    Math.cos(radians(pitch)),
    Math.sin(radians(pitch)),
  ]
  return [x * cy + z * sy, -y * cp + (-x * sy + z * cy) * sp]
}

/** A point of the solid on the page; its foot's middle stands at the view's x and y. */
export function project(view: View, point: Vector): readonly [number, number] {
  const [dx, dy] = direction(view, point)
  return [view.x + dx, view.y + dy]
}

export type Face = 'front' | 'right' | 'top'

/** Draws in a face's own measure: u to the right, v down, from its upper left corner. */
export function onFace(view: View, size: Vector, face: Face, ...children: readonly string[]): string {
  const [w, h, d] = size
  const frames: Record<Face, readonly [origin: Vector, u: Vector, v: Vector]> = {
    front: [
      [-w / 2, h, d / 2],
      [1, 0, 0],
      [0, -1, 0],
    ],
    right: [
      [w / 2, h, d / 2],
      [0, 0, -1],
      [0, -1, 0],
    ],
    top: [
      [-w / 2, h, -d / 2],
      [1, 0, 0],
      [0, 0, 1],
    ],
  }
  const [origin, u, v] = frames[face]
  const [e, f] = project(view, origin)
  const fine = (value: number): string => String(Math.round(value * 1000) / 1000)
  const matrix = [...direction(view, u), ...direction(view, v)].map(fine).join(' ')
  return group({ transform: `matrix(${matrix} ${n(e)} ${n(f)})` }, ...children)
}

/** The same view, raised by `up`: for a lid on a box. */
export const raised = (view: View, up: number): View => ({ ...view, y: project(view, [0, up, 0])[1] })

/** Corners of the foot, for the shadow on the table. */
export function footprint(view: View, [w, , d]: Vector): string {
  const corners: Vector[] = [
    [-w / 2, 0, d / 2],
    [w / 2, 0, d / 2],
    [w / 2, 0, -d / 2],
    [-w / 2, 0, -d / 2],
  ]
  return `M${corners.map((corner) => project(view, corner).map(n).join(' ')).join('L')}Z`
}
