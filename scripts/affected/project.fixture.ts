import { importGraph } from './import-graph'
import type { Declared, Project } from './screens'

/** Files by name, as a project. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  const files = Object.keys(texts)
  const read = (file: string) => texts[file] ?? ''
  return { files, read, graph: importGraph(files, read) }
}

const chunk = (name: string, module: string) => `import(/* webpackChunkName: "${name}" */ '${module}')`

/** Two remotes: mf-a has a screen with a slot that mf-b fills, and mf-b two screens. */
export const TWO = projectOf({
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

export const DECLARED: readonly Declared[] = [
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
