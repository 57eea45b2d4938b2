import { readRegistry } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { REGISTRY, REMOTE } from '../../testing/fixture-build'
import { federationManifest } from './federation-manifest'

const ORIGIN = 'http://portal.test'

function manifestOf(changes: object = {}): unknown {
  const registry = readRegistry({ ...REGISTRY, remotes: { 'mf-bookings': { ...REMOTE, ...changes } } })
  const remote = registry.remotes['mf-bookings']
  return remote && federationManifest(remote, ORIGIN)
}

test('names the live entry, its address, shared modules and exposed modules', () => {
  const uses = { shared: { react: ['*'], '@portal/domain': ['DAY_MS'] }, endpoints: [], slots: [] }
  const chunks = { bookings: ['bookings.0a1b2c3d.css', 'bookings.0a1b2c3d.js'] }
  expect(manifestOf({ uses, chunks })).toMatchObject({
    id: 'mf_bookings',
    metaData: {
      globalName: 'mf_bookings',
      publicPath: `${ORIGIN}/remotes/mf-bookings/`,
      remoteEntry: { name: REMOTE.entry, path: '', type: 'var' },
    },
    shared: [{ name: 'react' }, { name: '@portal/domain' }],
    exposes: [
      {
        path: './module',
        assets: { js: { async: ['bookings.0a1b2c3d.js'] }, css: { async: ['bookings.0a1b2c3d.css'] } },
      },
    ],
  })
})

test("uses a remote's absolute base", () => {
  const base = 'https://files.test/mf-bookings/'
  expect(manifestOf({ base })).toMatchObject({ metaData: { publicPath: base } })
})
