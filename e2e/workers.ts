import { availableParallelism } from 'node:os'

/** Steps that take a fast processor some 10 ms once they are compiled. */
const STEPS = 1e7
const TIMES = 6
const FAST_MS = 18

/**
 * How many journeys go on at once. On fast processors a journey waits for a third of its time, which one more fills;
 * slow ones are filled without it, and what has to come within seconds would come late.
 */
export const journeysAtOnce = (): number => availableParallelism() + (quickestRun() < FAST_MS ? 1 : 0)

/** In ms, of several: the first are not compiled yet, others are disturbed. */
function quickestRun(): number {
  return Math.min(...Array.from({ length: TIMES }, oneRun))
}

function oneRun(): number {
  const begun = performance.now()
  let sum = 1
  for (let step = 0; step < STEPS; step++) sum = Math.imul(sum + step, 31)
  // Used, so that nothing is left out as needless.
  return Number.isNaN(sum) ? 0 : performance.now() - begun
}
