import { availableParallelism } from 'node:os'

/** How many journeys run at once: the other half of the processors serves the portal and the browsers. */
export const journeysAtOnce = (): number => Math.max(1, Math.floor(availableParallelism() / 2))
