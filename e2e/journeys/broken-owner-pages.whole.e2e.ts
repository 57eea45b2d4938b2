import { LATER_PAGES, OWNER_PAGES, firstFaults, laterFaults } from '../broken-parts/owner-pages'
import { walkOwnerFault } from '../broken-parts/walk-owner'
import type { OwnerVisit } from '../broken-parts/walk-owner'
import { test } from '../fixtures'

test.describe.configure({ mode: 'parallel' })

/** A choice of each kind; `npm run faults -- owner-pages` walks all. Those that wait for seconds wait beside each other. */
const CHOSEN = [
  ['the verification: 500, everything'],
  ['the verification: other bytes, a chunk'],
  ['the verification: throws at render'],
  ['the artwork: 404, the entry'],
  ['the artwork after the number: 500, a chunk'],
  [
    'the verification: late, the entry',
    'the verification: hangs, both',
    'the artwork after the number: hangs, a chunk',
  ],
]

const places = [
  ...OWNER_PAGES.map((ownerPage) => ({ ownerPage, faults: firstFaults(ownerPage) })),
  ...LATER_PAGES.map((ownerPage) => ({ ownerPage, faults: laterFaults(ownerPage) })),
]
const visits = new Map<string, Pick<OwnerVisit, 'ownerPage' | 'fault'>>(
  places.flatMap(({ ownerPage, faults }) =>
    faults.map((fault) => [`${ownerPage.name}: ${fault.name}`, { ownerPage, fault }] as const),
  ),
)

for (const names of CHOSEN) {
  test(names.join('; '), async ({ browser, contextOptions, baseURL }) => {
    const options = { ...contextOptions, baseURL: String(baseURL) }
    const walk = (name: string) => {
      const visit = visits.get(name)
      if (!visit) throw new Error(`No such fault: ${name}`)
      return walkOwnerFault({ ...visit, browser, options })
    }
    await Promise.all(names.map((name) => test.step(name, () => walk(name))))
  })
}
