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

/** Written out it would be an import of this very file's. */
const UP = '../..'

/** Two remotes: mf-a has a screen with a slot that mf-b fills, and mf-b two screens. */
const TWO = projectOf({
  'mf-a/remote.json': '',
  'mf-a/src/remote-module.ts': `${chunk('list', './list/List')}\n${chunk('one', './one/One')}`,
  'mf-a/src/list/List.tsx': "import { row } from './row'",
  'mf-a/src/list/row.ts': "import { word } from '../words'",
  'mf-a/src/list/row.spec.ts': "import { row } from './row'",
  'mf-a/src/one/One.tsx':
    "import { Cart as CartSlot } from '@portal/slots/mf-b'\n<Slot\n  key={1}\n  name={CartSlot}\n  props={{}} />",
  'mf-a/src/one/next.tsx': '<b>Next</b>',
  'mf-a/src/words.ts': '',
  'mf-a/src/stored.ts': '',
  'mf-a/src/stored.spec.ts': `import './stored'\nimport '${UP}/backend/test/database'`,
  'backend/test/database.ts': '',
  'mf-a/src/testing/world.ts': '',
  'mf-b/src/remote-module.ts': `${chunk('cart', './cart/Cart')}\n${chunk('pay', './pay/Pay')}`,
  'mf-b/src/cart/Cart.tsx': '<p>Total to pay</p>',
  'mf-b/src/pay/Pay.tsx': '<label>Amount</label><b>Next</b>',
  'e2e/fixtures/index.ts': "goto('/things/')",
  'e2e/fixtures/things.ts':
    "import { expect } from './index'\nexport const open = () =>\n  goto('/things/17')\nexport const close = () => goto('/pay')",
  'e2e/journeys/list.e2e.ts': "import { test } from '../fixtures'\ntest('list', () => goto('/things'))",
  'e2e/journeys/one.e2e.ts': [
    "import { test } from '../fixtures'",
    "import { open } from '../fixtures/things'",
    "test('opens', () =>",
    '  open())',
    "test('closes', () => goto('/elsewhere'))",
  ].join('\n'),
  'e2e/journeys/pattern.e2e.ts': String.raw`test.describe('x', () => {
  test('goes', () => toHaveURL(/\/things\/\d+/))
  test('stays', () => toHaveURL(/\/login/))
})`,
  'e2e/journeys/pay.e2e.ts':
    "test('pays', () => getByRole('link', { name: 'Pay now' }))\ntest('calls', () => fetch('api/things/'))",
  'e2e/journeys/look.e2e.ts':
    "test('looks', async () => {\n  await goto('/things')\n  await getByText('Total to pay')\n})",
  'e2e/journeys/begins.e2e.ts':
    "test('begins', async ({ signIn }) => {\n  signIn(page)\n  getByText('Amount')\n  press('Next')\n})",
  'e2e/journeys/each.e2e.ts':
    "for (const name of ['mf-a', 'mf-b'])\n  test(`${name}: stands`, () => goto(name === 'mf-a' ? '/things' : '/pay'))",
  'e2e/journeys/size.e2e.ts': "import { size } from '../../bench/size'\ntest('size', () => size('/things'))",
  'bench/size.ts': 'export const size = 1',
  'scripts/words.spec.ts': "import { writtenFiles } from './lib'\nwrittenFiles()",
  'shared/x/src/x.spec.ts': '',
})

const DECLARED: readonly Declared[] = [
  {
    name: 'mf-a',
    title: 'Things',
    routes: [
      { path: '/things', chunk: 'list' },
      { path: '/things/:id', chunk: 'one' },
    ],
    slots: [],
    navigation: [],
  },
  {
    name: 'mf-b',
    title: 'Paying',
    routes: [{ path: '/pay', chunk: 'pay' }],
    slots: [{ name: 'Cart', chunk: 'cart' }],
    navigation: [{ label: 'Pay now', to: '/pay' }],
  },
]

const plan = (...changed: readonly string[]) => planOf(changed, DECLARED, TWO)
const journeys = (...changed: readonly string[]) =>
  Object.fromEntries(
    [...plan(...changed).journeys.touched].map(([file, { why }]) => [/([a-z]+)\.e2e/.exec(file)?.[1] ?? file, why]),
  )

test('a change of one screen is tried by the journeys to it alone [OPEN-248]', () => {
  expect(journeys('mf-a/src/list/row.ts')).toEqual({
    each: 'names /things',
    list: 'names /things',
    look: 'names /things',
  })
})

test('an address counts in a pattern and in what a test uses of a fixture, and neither as a call of the API nor in what all import [OPEN-248]', () => {
  expect(journeys('mf-a/src/one/One.tsx')).toEqual({ one: 'names /things/:id', pattern: 'names /things/:id' })
})

test('of a journey those of its tests are walked that go there, also inside of a describe [OPEN-297]', () => {
  const { touched } = plan('mf-a/src/one/One.tsx').journeys
  expect(touched.get('e2e/journeys/one.e2e.ts')).toMatchObject({ lines: [3], of: 2 })
  expect(touched.get('e2e/journeys/pattern.e2e.ts')).toMatchObject({ lines: [2], of: 2 })
})

test('a piece that another remote shows is tried where a test passes it and looks for its words, whatever the slot is called there [OPEN-297]', () => {
  expect(journeys('mf-b/src/cart/Cart.tsx')).toEqual({ look: 'looks for "Total to pay"' })
})

test('a screen is reached by its label in the navigation, and from the first page by its words [OPEN-248, OPEN-297]', () => {
  expect(journeys('mf-b/src/pay/Pay.tsx')).toEqual({
    begins: 'looks for "Amount"',
    each: 'names /pay',
    pay: 'follows "Pay now"',
  })
})

test('of tests that a table makes those about other remotes are left out by their titles [OPEN-297]', () => {
  const others = new RegExp(plan('mf-b/src/pay/Pay.tsx').journeys.others ?? '')
  expect(others.test(' each.e2e.ts mf-a: stands')).toBe(true)
  expect(others.test(' each.e2e.ts mf-b: stands')).toBe(false)
  expect(others.test(' each.e2e.ts mf-a and mf-b: stand')).toBe(false)
  expect(others.test(' list.e2e.ts mf-a')).toBe(false)
  expect(plan('mf-a/src/one/One.tsx').journeys.others).toBeNull()
})

test("what belongs to no screen alone, as the build's settings, is tried by the journeys to all of the remote [OPEN-248]", () => {
  expect(Object.keys(journeys('mf-a/remote.json')).toSorted()).toEqual(['each', 'list', 'look', 'one', 'pattern'])
  expect(journeys('mf-a/src/testing/world.ts')).toEqual({})
})

test('specs are those that import it, however far up, and those that list the files [OPEN-248]', () => {
  const { specs } = plan('mf-a/src/words.ts')
  expect(specs).toEqual({
    byGraph: ['mf-a/src/list/row.spec.ts'],
    ofRepository: ['scripts/words.spec.ts'],
    leftOut: 2,
    needsDatabase: false,
  })
  expect(plan('mf-a/src/stored.ts').specs).toMatchObject({ byGraph: ['mf-a/src/stored.spec.ts'], needsDatabase: true })
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
  expect(lines).toContain('3 specs, which import none of it; 5 journeys, which neither go to a screen of it nor')
  expect(lines).toContain('  list, one, pattern, look, size')
})

test('without a change nothing is run [OPEN-248]', () => {
  expect(planLines([], plan())).toEqual(['Nothing was changed.'])
})
