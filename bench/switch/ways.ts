import type { Switch } from './measure'
import { areNeighbours } from './screens'
import type { Screen } from './screens'
import { tours } from './tour'

/** The other build, and the portal. */
export const SIDES = ['rival', 'federated'] as const
export type Side = (typeof SIDES)[number]

/** From a screen to its neighbour, and what that took; the same round stands at the same place. */
export interface Way extends Readonly<Record<Side, Switch[]>> {
  readonly from: Screen
  readonly to: Screen
}

export function waysBetween(screens: readonly Screen[]): Way[] {
  return screens.flatMap((from) => {
    const neighbours = screens.filter((to) => areNeighbours(from, to))
    return neighbours.map((to) => ({ from, to, rival: [], federated: [] }))
  })
}

/** Walks over each of these ways and, to come back, over each in the other direction. */
export function walksOver(ways: readonly Way[], screens: readonly Screen[]): (readonly Screen[])[] {
  return tours(screens, (one, other) => {
    return ways.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  })
}

/** The steps of a walk, one after the other. */
export function stepsOf(walk: readonly Screen[]): (readonly [from: Screen, to: Screen])[] {
  return walk.flatMap((from, at) => walk.slice(at + 1, at + 2).map((to) => [from, to] as const))
}
