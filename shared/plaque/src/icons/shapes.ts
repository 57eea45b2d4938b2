/** Handle length for a quarter circle as a curve. */
const KAPPA = 0.5523
const tenth = (value: number) => Math.round(value * 10) / 10

/** An ellipse turned by so many degrees, drawn clockwise. */
export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (a: number, b: number) => {
    const [dx, dy] = [a * rx, b * ry]
    return `${tenth(x + dx * cos - dy * sin)} ${tenth(y + dx * sin + dy * cos)}`
  }
  const curve = (...points: string[]) => `C${points.join(' ')}`
  return (
    `M${at(-1, 0)}` +
    curve(at(-1, -KAPPA), at(-KAPPA, -1), at(0, -1)) +
    curve(at(KAPPA, -1), at(1, -KAPPA), at(1, 0)) +
    curve(at(1, KAPPA), at(KAPPA, 1), at(0, 1)) +
    `${curve(at(-KAPPA, 1), at(-1, KAPPA), at(-1, 0))}Z`
  )
}
