import { LATER_PAGES, OWNER_PAGES, firstFaults, laterFaults } from '../broken-parts/owner-pages'
import { walkOwnerFault } from '../broken-parts/walk-owner'
import { test } from '../fixtures'

test.describe.configure({ mode: 'parallel' })

/** A choice of each kind; `npm run faults -- owner-pages` walks all. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'the verification': ['500, everything', 'hangs, both', 'other bytes, a chunk', 'late, the entry', 'throws at render'],
  'the artwork': ['404, the entry'],
  'the artwork after the number': ['hangs, a chunk', '500, a chunk'],
}

const places = [
  ...OWNER_PAGES.map((ownerPage) => ({ ownerPage, faults: firstFaults(ownerPage) })),
  ...LATER_PAGES.map((ownerPage) => ({ ownerPage, faults: laterFaults(ownerPage) })),
]

for (const { ownerPage, faults } of places) {
  for (const name of CHOSEN[ownerPage.name] ?? []) {
    test(`${ownerPage.name}: ${name}`, async ({ browser, contextOptions, baseURL }) => {
      const fault = faults.find((one) => one.name === name)
      if (!fault) throw new Error(`No such fault: ${name}`)
      await walkOwnerFault({ ownerPage, fault, browser, options: { ...contextOptions, baseURL: String(baseURL) } })
    })
  }
}
