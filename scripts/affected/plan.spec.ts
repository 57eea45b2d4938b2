import { expect, test } from 'vitest'
import { importGraph } from './import-graph'
import { planLines, planOf } from './plan'
import type { Declared, Project } from './screens'

/** Files by name, as a project. */
function projectOf(texts: Readonly<Record<string, string>>): Project {
  const files = Object.keys(texts)
  const read = (file: string) => texts[file] ?? ''
  return { files, read, graph: importGraph(files, read) }
}

const chunk = (name: string, module: string) => `import(/* webpackChunkName: "${name}" */ '${module}')`

/** Two remotes: mf-a has a screen with a slot that mf-b fills, and mf-b two screens. */
const TWO = projectOf({
  'mf-a/remote.json': '',
  'mf-a/src/remote-module.ts': `${chunk('list', './list/List')}\n${chunk('one', './one/One')}`,
  'mf-a/src/list/List.tsx': "import { row } from './row'",
  'mf-a/src/list/row.ts': "import { word } from '../words'",
  'mf-a/src/list/row.spec.ts': "import { row } from './row'",
  'mf-a/src/one/One.tsx': '<Slot\n  name={Cart}\n  props={{}} />',
  'mf-a/src/words.ts': '',
  'mf-a/src/testing/world.ts': '',
  'mf-b/src/remote-module.ts': `${chunk('cart', './cart/Cart')}\n${chunk('pay', './pay/Pay')}`,
  'mf-b/src/cart/Cart.tsx': '',
  'mf-b/src/pay/Pay.tsx': '',
  'e2e/fixtures/index.ts': "goto('/things/')",
  'e2e/fixtures/things.ts': "import { expect } from './index'\ngoto('/things/17')",
  'e2e/journeys/list.e2e.ts': "import { test } from '../fixtures'\ngoto('/things')",
  'e2e/journeys/one.e2e.ts': "import { open } from '../fixtures/things'",
  'e2e/journeys/pattern.e2e.ts': String.raw`toHaveURL(/\/things\/\d+/)`,
  'e2e/journeys/pay.e2e.ts': "getByRole('link', { name: 'Pay now' })\nfetch('api/things/')",
  'scripts/words.spec.ts': "import { writtenFiles } from './lib'\nwrittenFiles()",
  'shared/x/src/x.spec.ts': '',
})

const DECLARED: readonly Declared[] = [
  {
    name: 'mf-a',
    routes: [
      { path: '/things', chunk: 'list' },
      { path: '/things/:id', chunk: 'one' },
    ],
    slots: [],
    navigation: [],
  },
  {
    name: 'mf-b',
    routes: [{ path: '/pay', chunk: 'pay' }],
    slots: [{ name: 'Cart', chunk: 'cart' }],
    navigation: [{ label: 'Pay now', to: '/pay' }],
  },
]

const plan = (...changed: readonly string[]) => planOf(changed, DECLARED, TWO)
const journeys = (...changed: readonly string[]) =>
  Object.fromEntries(
    [...plan(...changed).journeys.touched].map(([file, why]) => [/([a-z]+)\.e2e/.exec(file)?.[1] ?? file, why]),
  )

test('a change of one screen is tried by the journeys to it alone [OPEN-248]', () => {
  expect(journeys('mf-a/src/list/row.ts')).toEqual({ list: 'names /things' })
})

test('an address counts in a pattern and in a fixture, and neither as a call of the API nor in what all import [OPEN-248]', () => {
  expect(journeys('mf-a/src/one/One.tsx')).toEqual({
    list: 'names /things',
    one: 'names /things/:id',
    pattern: 'names /things/:id',
  })
})

test('a piece that another remote shows is tried where that shows it [OPEN-248]', () => {
  expect(Object.keys(journeys('mf-b/src/cart/Cart.tsx'))).toEqual(['list', 'one', 'pattern'])
})

test('a screen is reached by its label in the navigation [OPEN-248]', () => {
  expect(journeys('mf-b/src/pay/Pay.tsx')).toEqual({ pay: 'follows "Pay now"' })
})

test("what belongs to no screen alone, as the build's settings, is tried by the journeys to all of the remote [OPEN-248]", () => {
  expect(Object.keys(journeys('mf-a/remote.json'))).toEqual(['list', 'one', 'pattern'])
  expect(journeys('mf-a/src/testing/world.ts')).toEqual({})
})

test('specs are those that import it, however far up, and those that list the files [OPEN-248]', () => {
  const { specs } = plan('mf-a/src/words.ts')
  expect(specs).toEqual({
    byGraph: ['mf-a/src/list/row.spec.ts'],
    ofRepository: ['scripts/words.spec.ts'],
    leftOut: 1,
  })
})

test.each(['shared/ui/src/Button.tsx', 'scripts/build/inputs.mjs', 'shell/src/x.ts', 'pnpm-lock.yaml', 'backend/x.ts'])(
  'a change of %s runs everything, and says why [OPEN-248]',
  (file) => {
    expect(planLines([file, 'mf-a/src/words.ts'], plan(file, 'mf-a/src/words.ts'))).toEqual([
      `Everything is run: ${file}: what every part is built from, served by or tried with.`,
    ])
  },
)

test('what is written for people alone runs the specs that read it, and a journey that was changed is run [OPEN-248]', () => {
  expect(plan('docs/operate.md').reach.everything).toBeNull()
  expect(plan('shared/federation/contract.md').reach.everything).not.toBeNull()
  expect(journeys('docs/operate.md', 'e2e/journeys/pay.e2e.ts')).toEqual({ pay: 'was changed' })
})

test('what is left out is said with why [OPEN-248]', () => {
  const lines = planLines(['mf-b/src/pay/Pay.tsx'], plan('mf-b/src/pay/Pay.tsx')).join('\n')
  expect(lines).toContain('2 specs, which import none of it; 3 journeys, which name no screen that shows any of it')
  expect(lines).toContain('list, one, pattern')
})

test('without a change nothing is run [OPEN-248]', () => {
  expect(planLines([], plan())).toEqual(['Nothing was changed.'])
})
