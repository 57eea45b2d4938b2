import { performance } from 'node:perf_hooks'
import { keepLines } from '../figures/kept-lines'
import { percentile } from '../figures/percentile'
import { single } from '../figures/quartiles'
import type { Line } from '../figures/verdict'
import type { Shape } from './shapes'

interface Plan {
  readonly url: string
  readonly token: string
  readonly shapes: readonly Shape[]
  /** Of each shape, at least each of its queries: two thirds of them one after the other, the rest two at a time. */
  readonly requests: number
  /** Requests before those. A shape that is late is measured once more at the end, after more of them. */
  readonly warmUp: number
  /** Most milliseconds that a shape may take. */
  readonly limit: number
  /** How many of a shape's requests have to keep the limit: 0.95, or 0 where others use the machine and the best counts. */
  readonly share: number
}

interface Measured {
  readonly took: readonly number[]
  readonly errors: number
}

/** Until a connection has its plan for good, the first ones of a shape may take ten times as long; and those after. */
const SECOND_TIME = { warmUp: 6, requests: 3 }
const AT_ONCE = 2

/** Asks for each shape again and again, prints one line for each; whether all were answered, and in time. */
export async function measureShapes({ url, token, shapes, limit, share, ...plan }: Plan): Promise<boolean> {
  console.log(row(['shape', 'requests', 'p50 ms', 'p95 ms', 'max ms', 'errors', `${nameOf(share)} <= ${limit}`]))
  const send = (query: string) => ask(`${url}/portal/booking?${query}`, token)
  const lines: Line[] = []
  let missed = 0
  const note = (shape: Shape, { took, errors }: Measured) => {
    const at = (part: number) => percentile(took, part)
    const isMet = errors === 0 && at(share) <= limit
    if (!isMet) missed++
    lines.push(
      { of: shape.name, figure: `list ${nameOf(share)}`, unit: 'ms', target: limit, measured: single(at(share)) },
      { of: shape.name, figure: 'errors', unit: 'count', target: 0, measured: single(errors) },
    )
    const times = [at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(1))
    console.log(row([shape.name, String(took.length), ...times, String(errors), isMet ? 'met' : 'NOT met']))
  }
  const late: Shape[] = []
  for (const shape of shapes) {
    const first = await measured(shape, plan, send)
    if (first.errors === 0 && percentile(first.took, share) > limit) late.push(shape)
    else note(shape, first)
  }
  // A moment in which the machine was busy is no shape's fault, and is over at the end; an error is one.
  const again = { ...SECOND_TIME, requests: Math.max(plan.requests, SECOND_TIME.requests) }
  for (const shape of late) note(shape, await measured(shape, again, send))
  keepLines('million', lines)
  console.log(`\n${missed === 0 ? 'met' : 'NOT met'}: ${shapes.length - missed} of ${shapes.length} shapes`)
  return missed === 0 && shapes.length > 0
}

const nameOf = (share: number) => (share === 0 ? 'best' : `p${share * 100}`)

async function measured(
  { queries }: Shape,
  { warmUp, ...plan }: Pick<Plan, 'requests' | 'warmUp'>,
  send: (query: string) => Promise<boolean>,
): Promise<Measured> {
  const requests = Math.max(plan.requests, queries.length)
  const took: number[] = []
  let errors = 0
  let next = 0
  const shoot = async () => {
    const started = performance.now()
    if (!(await send(queries[next++ % queries.length] ?? ''))) errors++
    took.push(performance.now() - started)
  }
  for (let n = 0; n < warmUp; n++) await shoot()
  took.length = 0
  const alone = Math.ceil((requests * 2) / 3)
  for (let n = 0; n < alone; n++) await shoot()
  while (took.length < requests) await Promise.all(Array.from({ length: AT_ONCE }, shoot))
  return { took, errors }
}

async function ask(url: string, token: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(11))).join('')
}
