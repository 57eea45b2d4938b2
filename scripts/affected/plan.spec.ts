import { expect, test } from 'vitest'
import { planLines, planOf } from './plan'
import { DECLARED, TWO } from './project.fixture'

const plan = (...changed: readonly string[]) => planOf(changed, DECLARED, TWO)
const journeys = (...changed: readonly string[]) =>
  Object.fromEntries(
    [...plan(...changed).journeys.touched].map(([file, why]) => [/([a-z]+)\.e2e/.exec(file)?.[1] ?? file, why]),
  )

test('a change of one screen is tried by the journeys to it alone [OPEN-255]', () => {
  expect(journeys('mf-a/src/list/row.ts')).toEqual({ list: 'names /things' })
})

test('an address counts in a pattern and in a fixture, and neither as a call of the API nor in what all import [OPEN-255]', () => {
  expect(journeys('mf-a/src/one/One.tsx')).toEqual({
    list: 'names /things',
    one: 'names /things/:id',
    pattern: 'names /things/:id',
  })
})

test('a piece that another remote shows is tried where that shows it [OPEN-255]', () => {
  expect(Object.keys(journeys('mf-b/src/cart/Cart.tsx'))).toEqual(['list', 'one', 'pattern'])
})

test('a screen is reached by its label in the navigation [OPEN-255]', () => {
  expect(journeys('mf-b/src/pay/Pay.tsx')).toEqual({ pay: 'follows "Pay now"' })
})

test("what belongs to no screen alone, as the build's settings, is tried by the journeys to all of the remote [OPEN-255]", () => {
  expect(Object.keys(journeys('mf-a/remote.json'))).toEqual(['list', 'one', 'pattern'])
  expect(journeys('mf-a/src/testing/world.ts')).toEqual({})
})

test('specs are those that import it, however far up, and those that list the files [OPEN-255]', () => {
  const { specs } = plan('mf-a/src/words.ts')
  expect(specs).toEqual({
    byGraph: ['mf-a/src/list/row.spec.ts'],
    ofRepository: ['scripts/words.spec.ts'],
    leftOut: 1,
  })
})

test.each(['shared/ui/src/Button.tsx', 'scripts/build/inputs.mjs', 'shell/src/x.ts', 'pnpm-lock.yaml', 'backend/x.ts'])(
  'a change of %s runs everything, and says why [OPEN-255]',
  (file) => {
    expect(planLines([file, 'mf-a/src/words.ts'], plan(file, 'mf-a/src/words.ts'))).toEqual([
      `Everything is run: ${file}: what every part is built from, served by or tried with.`,
    ])
  },
)

test('what is written for people alone runs the specs that read it, and a journey that was changed is run [OPEN-255]', () => {
  expect(plan('docs/operate.md').reach.everything).toBeNull()
  expect(plan('shared/federation/contract.md').reach.everything).not.toBeNull()
  expect(journeys('docs/operate.md', 'e2e/journeys/pay.e2e.ts')).toEqual({ pay: 'was changed' })
})

test('what is left out is said with why [OPEN-255]', () => {
  const lines = planLines(['mf-b/src/pay/Pay.tsx'], plan('mf-b/src/pay/Pay.tsx')).join('\n')
  expect(lines).toContain('2 specs, which import none of it; 3 journeys, which name no screen that shows any of it')
  expect(lines).toContain('list, one, pattern')
})

test('without a change nothing is run [OPEN-255]', () => {
  expect(planLines([], plan())).toEqual(['Nothing was changed.'])
})
