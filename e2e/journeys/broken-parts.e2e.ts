import { FAULTS } from '../broken-parts/faults'
import { PARTS, SLOTS } from '../broken-parts/parts'
import { walkFault } from '../broken-parts/walk'
import { test } from '../fixtures'

/** Of further slots one fault of the line and one of the code; `npm run faults -- slots` walks all. */
const IN_SLOTS = new Set(['throws at render', 'other bytes of a chunk'])

test.describe.configure({ mode: 'parallel' })

const cells = [
  ...PARTS.flatMap((part) => FAULTS.map((fault) => ({ part, fault }))),
  ...SLOTS.flatMap((part) => FAULTS.filter(({ name }) => IN_SLOTS.has(name)).map((fault) => ({ part, fault }))),
]

for (const { part, fault } of cells) {
  test(`${part.slot ?? part.remote}: ${fault.name}`, ({ browser, contextOptions, baseURL }) =>
    walkFault({ part, fault, browser, options: { ...contextOptions, baseURL: String(baseURL) } }))
}
