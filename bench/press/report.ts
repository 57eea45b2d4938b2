import { percentile } from '../figures/percentile'
import { quartiles, single } from '../figures/quartiles'
import type { Line } from '../figures/verdict'
import { SLOW_PROCESSOR } from '../slow-processor'
import type { Options } from './options'
import type { Presses } from './presses'

const SHARE = 0.95

/** Prints of each step its longest interaction, over the rounds. */
export function printSteps(presses: Presses): void {
  console.log(`\nms from the input to the next paint at ${SLOW_PROCESSOR}, the longest of each step\n`)
  const wide = Math.max(...presses.steps.map((step) => step.length)) + 2
  console.log(`${''.padEnd(wide)}${'median'.padStart(8)}${'p95'.padStart(8)}`)
  for (const step of presses.steps) {
    const longest = presses.longest(step)
    const cells = [quartiles(longest).median, percentile(longest, SHARE)].map((ms) => ms.toFixed(0).padStart(8))
    console.log(`${step.padEnd(wide)}${cells.join('')}`)
  }
}

/** All interactions together, and each step by its longest. */
export function targetLines(presses: Presses, { limit: target }: Pick<Options, 'limit'>): Line[] {
  const p95 = single(percentile(presses.all, SHARE))
  return [
    { of: 'the whole walk', figure: 'interaction p95', unit: 'ms', target, measured: p95 },
    ...presses.steps.map((step): Line => {
      return { of: step, figure: 'longest interaction', unit: 'ms', target, measured: quartiles(presses.longest(step)) }
    }),
  ]
}
