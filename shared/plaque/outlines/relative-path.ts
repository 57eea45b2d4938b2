import type { PathCommand } from 'opentype.js'

/** Path data in relative steps with whole numbers: half the size. */
export function relativePath(commands: readonly PathCommand[]): string {
  let [atX, atY] = [0, 0]
  let data = ''
  for (const { type, x1, y1, x2, y2, x, y } of commands) {
    // Left open: filling closes it, and the next step starts at the last point.
    if (x === undefined || y === undefined) continue
    const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map(Math.round)
    const steps = points.map((value, index) => value - (index % 2 === 0 ? atX : atY))
    data += type.toLowerCase() + steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : step)).join('')
    ;[atX, atY] = [Math.round(x), Math.round(y)]
  }
  return data
}
