import { FAULTS } from '../broken-parts/faults'
import { PARTS, SLOTS } from '../broken-parts/parts'
import type { Part } from '../broken-parts/parts'
import { walkFault } from '../broken-parts/walk'
import { expect, test } from '../fixtures'

const screens = PARTS.filter(({ isScreen }) => isScreen)
const slots = [...PARTS.filter(({ isScreen }) => !isScreen), ...SLOTS]
const inTurn = (parts: readonly Part[], at: number) => parts.slice(at % parts.length).slice(0, 1)

/** No script came, as with a page for an answer; other bytes are walked by the entry and by a style. */
const ALIKE = new Set(['404', '500', '503 with JSON', 'other bytes of a chunk'])
const faults = FAULTS.filter(({ name }) => !ALIKE.has(name))

/** Each fault meets one part, a slot and a screen in turn; `npm run faults -- parts slots` walks all of them. */
const cells = faults.flatMap((fault, at) =>
  inTurn(at % 2 ? screens : slots, Math.floor(at / 2)).map((part) => ({ part, fault })),
)

test.describe.configure({ mode: 'parallel' })

test('every fault and every part is among those walked here', () => {
  expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(faults))
  expect(new Set(cells.map(({ part }) => part))).toEqual(new Set([...screens, ...slots]))
})

/** Those that wait for seconds wait beside each other. */
const walks = [
  ...cells.filter(({ fault }) => !fault.isPatient).map((cell) => [cell]),
  cells.filter(({ fault }) => fault.isPatient),
]
const titleOf = ({ part, fault }: (typeof cells)[number]) => `${part.slot ?? part.remote}: ${fault.name}`

for (const walk of walks) {
  test(walk.map(titleOf).join('; '), async ({ browser, contextOptions, baseURL }) => {
    const options = { ...contextOptions, baseURL: String(baseURL) }
    await Promise.all(walk.map((cell) => test.step(titleOf(cell), () => walkFault({ ...cell, browser, options }))))
  })
}
