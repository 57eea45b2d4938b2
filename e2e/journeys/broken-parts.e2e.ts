import { FAULTS } from '../broken-parts/faults'
import { PARTS, SLOTS } from '../broken-parts/parts'
import { walkFault } from '../broken-parts/walk'
import { test } from '../fixtures'

/** The fault by which further slots are walked here; `npm run faults -- slots` walks all. */
const IN_SLOTS = 'throws at render'

test.describe.configure({ mode: 'parallel' })

const cells = [
  ...PARTS.flatMap((part) => FAULTS.map((fault) => ({ part, fault }))),
  ...SLOTS.flatMap((part) => FAULTS.filter(({ name }) => name === IN_SLOTS).map((fault) => ({ part, fault }))),
]

for (const { part, fault } of cells) {
  test(`${part.slot ?? part.remote}: ${fault.name}`, ({ browser, contextOptions, baseURL }) =>
    walkFault({ part, fault, browser, options: { ...contextOptions, baseURL: String(baseURL) } }))
}
