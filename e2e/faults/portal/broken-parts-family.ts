import { FAULTS } from '../../broken-parts/faults'
import type { Part } from '../../broken-parts/parts'
import { walkFault } from '../../broken-parts/walk'
import type { Family } from '../tools/family'
import { AS_IN_THE_JOURNEYS, browserFamily } from './browser-family'
import type { Walk } from './browser-family'

/** Every one of these places × every fault; the journeys walk a choice of them. */
export const brokenPartsFamily = (parts: readonly Part[]): Family =>
  browserFamily(
    () => {
      const cells = parts.flatMap((part) =>
        FAULTS.map((fault): [string, Walk] => [
          `${part.slot ?? part.remote}: ${fault.name}`,
          ({ portal: { browser, origin } }) =>
            walkFault({ part, fault, browser, options: { ...AS_IN_THE_JOURNEYS, baseURL: origin } }),
        ]),
      )
      return Object.fromEntries(cells)
    },
    { isReadOnly: true },
  )
