import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateOf } from '../release/channel/channel'
import { promoteCanary } from '../release/publish/canary'
import { readMoves } from '../release/channel/moves'
import { builtRemote, builtShell, NOW, workshop, type Workshop } from '../testing/built-package'
import type { ScreenTimes } from './operator-api'
import { servedTimes } from './screen-times'

let shop: Workshop
const row = (version: string, page: string, more: Partial<ScreenTimes[0]> = {}): ScreenTimes[0] => ({
  remote: 'mf-a',
  version,
  page,
  kind: 'usable',
  visits: 8,
  p75_ms: 960,
  ...more,
})
const route = (path: string) => ({ path, access: 'staff', chunk: 'screen' })

beforeEach(async () => {
  shop = workshop()
  await shop.serve('shell', '1.0.0', builtShell('shell'))
  await shop.serve('mf-b', '1.0.0', builtRemote('mf-b', 'b'))
  await shop.serve('mf-a', '1.0.0', builtRemote('mf-a', 'a 1', { routes: [route('/pets'), route('/pet/:id')] }))
  await shop.publish('mf-a', builtRemote('mf-a', 'a 2'), { as: '1.1.0' })
  await promoteCanary(
    shop.store,
    { channel: 'live', by: 'ann', now: NOW, percent: 10 },
    { name: 'mf-a', version: '1.1.0' },
  )
})
afterEach(() => shop.remove())

test('are of the live version and its canary, in the order of their pages, and of nothing that these do not have', async () => {
  const rows = [
    row('0.9.0', '/pets'),
    row('1.0.0', '/pet/:id'),
    row('1.0.0', '/pet/pet-77'),
    row('1.0.0', '/pets', { kind: 'paint', visits: 3, p75_ms: 300 }),
    row('1.0.0', '/pets'),
    row('1.1.0', '/mf-a', { p75_ms: 1056 }),
    row('1.1.0', '/pets'),
    row('1.0.0', '/mf-b', { remote: 'mf-b' }),
    row('1.0.0', '/mf-c', { remote: 'mf-c' }),
  ]
  const usable = { p75_ms: 960, visits: 8 }
  expect(await servedTimes(shop.store, stateOf(await readMoves(shop.store, 'live')), rows)).toEqual([
    { remote: 'mf-a', version: '1.0.0', page: '/pets', times: { paint: { p75_ms: 300, visits: 3 }, usable } },
    { remote: 'mf-a', version: '1.0.0', page: '/pet/:id', times: { usable } },
    { remote: 'mf-a', version: '1.1.0', page: '/mf-a', times: { usable: { p75_ms: 1056, visits: 8 } } },
    { remote: 'mf-b', version: '1.0.0', page: '/mf-b', times: { usable } },
  ])
})
