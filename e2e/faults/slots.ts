import { FAULTS } from '../broken-parts/faults'
import { SLOTS } from '../broken-parts/parts'
import { walkFault } from '../broken-parts/walk'
import { AS_IN_THE_JOURNEYS, browserFamily } from './portal/browser-family'
import type { Walk } from './portal/browser-family'

/** Every slot inside its screen × every fault; the journeys walk a choice of them, and all of one place of each remote. */
export const family = browserFamily(
  () => {
    const cells = SLOTS.flatMap((part) =>
      FAULTS.map((fault): [string, Walk] => [
        `${part.slot}: ${fault.name}`,
        ({ portal: { browser, origin } }) =>
          walkFault({ part, fault, browser, options: { ...AS_IN_THE_JOURNEYS, baseURL: origin } }),
      ]),
    )
    return Object.fromEntries(cells)
  },
  { isReadOnly: true },
)
