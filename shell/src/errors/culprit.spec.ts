import { expect, test } from 'vitest'
import { registryOf } from '@portal/testing/registry'
import { culpritOf } from './culprit'

const routeAt = (path: string) => ({ path, access: 'staff' as const, chunk: 'screen', early: [] })
const registry = registryOf(
  { name: 'mf-practice', version: '1.2.0', routes: [routeAt('/accounts')] },
  { name: 'mf-catalog-cart', version: '2.1.0', routes: [routeAt('/engraving')] },
)

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
