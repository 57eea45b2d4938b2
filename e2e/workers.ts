import { availableParallelism } from 'node:os'
import { isFast, measureMachine } from '../bench/figures/machine'

/**
 * How many journeys go on at once. On a fast machine a journey waits for a third of its time, which one more fills; a
 * slow one is filled without it, and what has to come within seconds would come late.
 */
export const journeysAtOnce = (): number => availableParallelism() + (isFast(measureMachine()) ? 1 : 0)
