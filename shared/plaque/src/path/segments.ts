/** A cubic curve; lines and quadratic curves are converted. */
export type Segment = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
]

const STEPS = /([a-z])|-?\d*\.?\d+/gi
const POINTS: Readonly<Record<string, number>> = { m: 1, l: 1, q: 2, c: 3, z: 0 }

interface Command {
  readonly name: string
  readonly numbers: readonly number[]
}

/** Commands with their numbers: a letter may have several sets. */
function commandsOf(d: string): Command[] {
  const commands: Command[] = []
  let name = ''
  let numbers: number[] = []
  const take = () => {
    commands.push({ name, numbers })
    numbers = []
  }
  for (const [token, letter] of d.matchAll(STEPS)) {
    if (letter) name = letter
    else numbers.push(Number(token))
    const needed = POINTS[name.toLowerCase()]
    if (needed === undefined) throw new Error(`No path command of ours: ${name}`)
    if (numbers.length === needed * 2) take()
  }
  return commands
}

/**
 * Reads path data of moves, lines and curves (m, l, q, c, z; absolute or relative). Open parts are closed, as filling
 * does.
 */
export function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    if (toX !== x || toY !== y) segments.push([x, y, x, y, toX, toY, toX, toY])
  }
  for (const { name, numbers } of commandsOf(d)) {
    const isStep = name === name.toLowerCase()
    const at = numbers.map((value, index) => value + (isStep ? (index % 2 === 0 ? x : y) : 0))
    const [a = 0, b = 0, c2 = 0, d2 = 0, e = 0, f = 0] = at
    const kind = name.toLowerCase()
    if (kind === 'm' || kind === 'z') {
      const [openX, openY] = [x, y]
      lineTo(startX, startY)
      ;[x, y] =
        kind === 'z' ? [startX, startY] : isStep ? [openX + (numbers[0] ?? 0), openY + (numbers[1] ?? 0)] : [a, b]
      ;[startX, startY] = [x, y]
    } else if (kind === 'l') {
      lineTo(a, b)
      ;[x, y] = [a, b]
    } else if (kind === 'q') {
      const [bendX, bendY] = [2 * a, 2 * b]
      segments.push([x, y, (x + bendX) / 3, (y + bendY) / 3, (bendX + c2) / 3, (bendY + d2) / 3, c2, d2])
      ;[x, y] = [c2, d2]
    } else {
      segments.push([x, y, a, b, c2, d2, e, f])
      ;[x, y] = [e, f]
    }
  }
  lineTo(startX, startY)
  return segments
}
