import { FAULTS } from '../broken-parts/faults'
import { PARTS, SLOTS } from '../broken-parts/parts'
import type { Part } from '../broken-parts/parts'
import { walkFault } from '../broken-parts/walk'
import { expect, test } from '../fixtures'

const screens = PARTS.filter(({ isScreen }) => isScreen)
const slots = [...PARTS.filter(({ isScreen }) => !isScreen), ...SLOTS]
const inTurn = (parts: readonly Part[], at: number) => parts.slice(at % parts.length).slice(0, 1)

/** Each fault meets one part, a screen and a slot in turn; `npm run faults -- parts slots` walks all of them. */
const cells = FAULTS.flatMap((fault, at) =>
  inTurn(at % 2 ? slots : screens, Math.floor(at / 2)).map((part) => ({ part, fault })),
)

test.describe.configure({ mode: 'parallel' })

test('every fault and every part is among those walked here', () => {
  expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(FAULTS))
  expect(new Set(cells.map(({ part }) => part))).toEqual(new Set([...screens, ...slots]))
})

for (const { part, fault } of cells) {
  test(`${part.slot ?? part.remote}: ${fault.name}`, ({ browser, contextOptions, baseURL }) =>
    walkFault({ part, fault, browser, options: { ...contextOptions, baseURL: String(baseURL) } }))
}
