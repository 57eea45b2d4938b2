import { LATER_PAGES, OWNER_PAGES, firstFaults, laterFaults } from '../broken-parts/owner-pages'
import { walkOwnerFault } from '../broken-parts/walk-owner'
import { AS_IN_THE_JOURNEYS, browserFamily } from './portal/browser-family'
import type { Walk } from './portal/browser-family'

/** Every page of an owner × everything that can keep its code away; the journeys walk a choice of them. */
export const family = browserFamily(
  () => {
    const places = [
      ...OWNER_PAGES.map((ownerPage) => ({ ownerPage, faults: firstFaults(ownerPage) })),
      ...LATER_PAGES.map((ownerPage) => ({ ownerPage, faults: laterFaults(ownerPage) })),
    ]
    const cells = places.flatMap(({ ownerPage, faults }) =>
      faults.map((fault): [string, Walk] => [
        `${ownerPage.name}: ${fault.name}`,
        ({ portal: { browser, origin } }) =>
          walkOwnerFault({ ownerPage, fault, browser, options: { ...AS_IN_THE_JOURNEYS, baseURL: origin } }),
      ]),
    )
    return Object.fromEntries(cells)
  },
  { isReadOnly: true },
)
