import { expect, test } from 'vitest'
import type { Registry, RemoteEntry } from '@portal/federation/host'
import { culpritOf } from './culprit'

const entry = (name: string, version: string, path: string): RemoteEntry => ({
  name,
  version,
  contract: '1.0',
  routes: [{ path, access: 'staff', chunk: 'screen', early: [] }],
  slots: [],
  navigation: [],
  base: `/remotes/${name}/${version}/`,
  entry: 'entry.js',
  module: [],
  chunks: {},
  integrity: {},
})

const registry: Registry = {
  shell: { version: '3.0.0', contract: '1.0' },
  remotes: {
    'mf-practice': entry('mf-practice', '1.2.0', '/accounts'),
    'mf-catalog-cart': entry('mf-catalog-cart', '2.1.0', '/engraving'),
  },
}

const thrownIn = (file: string) => Object.assign(new Error('x'), { stack: `Error: x\n    at f (${file}:1:2)` })

test.each([
  ['the remote that is named', new Error('x'), 'mf-catalog-cart', '/accounts', 'mf-catalog-cart', '2.1.0'],
  [
    "a slot's own remote, by the stack",
    thrownIn('http://localhost/remotes/mf-catalog-cart/2.1.0/cart.js'),
    undefined,
    '/accounts',
    'mf-catalog-cart',
    '2.1.0',
  ],
  ["the screen's remote", thrownIn('http://localhost/shell/main.js'), undefined, '/accounts', 'mf-practice', '1.2.0'],
  ['the shell for its own screens', new Error('x'), undefined, '/login', 'shell', '3.0.0'],
  ['the shell for what the registry does not know', new Error('x'), 'shell', '/accounts', 'shell', '3.0.0'],
])('a report names %s and its version [SHL-57]', (_, error, named, pathname, remote, version) => {
  expect(culpritOf(error, named, pathname, registry)).toEqual({ remote, version })
})
