import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILES_PATH, readRegistry, versionKey, withFiles } from '@portal/federation/host'
import type { Registry } from '@portal/federation/host'
import { createApp } from './app'
import { openReleases } from '../release/served/releases'
import { builtRemote, builtShell, integrityOf, workshop, type Workshop } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { mutated } from '../testing/mutated-entry'

const ROUNDS = 300
const ORIGIN = 'http://localhost:8080'
const KEY = 'mf-a/1.0.0/release-manifest.json'

let shop: Workshop
let fixture: FixtureBuild
let document: string
beforeAll(async () => {
  shop = workshop()
  fixture = fixtureBuild()
  const files = { 'standalone.0a1b2c3d.js': 'the pages of owners' }
  const integrity = { 'standalone.0a1b2c3d.js': integrityOf('the pages of owners') }
  const frame = { skeleton: '', criticalCss: '', startScript: '' }
  const early = [{ path: 'portal/booking/:id', query: { page: '?page|1' }, like: { page: '\\d+' }, open: true }]
  const built = builtRemote('mf-a', 'a', {
    routes: [
      { path: '/mf-a', access: 'open', chunk: 'screen', early, drawnEarly: true },
      { path: '/owners/:id', access: 'open', chunk: 'screen', under: '/mf-a' },
    ],
    navigation: [{ label: 'A', to: '/mf-a', place: 'main', order: 1 }],
    ownerPages: { below: '/owners', staffLogin: '/owners/login/:id', staffQuery: 'staff=1' },
    continues: { below: '/mf-a/next', query: 'draft', inTab: 'draft', otherwise: '/mf-a' },
    standalone: { entry: Object.keys(files), chunks: { screen: [] }, integrity, ...frame },
  })
  await shop.serve('shell', '1.0.0', builtShell('shell'))
  await shop.serve('mf-b', '1.0.0', builtRemote('mf-b', 'b'))
  await shop.serve('mf-a', '1.0.0', { ...built, files: { ...built.files, ...files } })
  document = String(await shop.store.read(KEY))
})
afterAll(() => {
  fixture.remove()
  shop.remove()
})

type Ask = (path: string) => Response | Promise<Response>

/** A page's registry with what it is told later. */
async function told(registry: Registry, ask: Ask): Promise<unknown> {
  const later = Object.values(registry.remotes).filter(({ filesLater }) => filesLater)
  if (later.length === 0) return registry
  const query = new URLSearchParams(later.map(({ name, version }) => [name, version]))
  const files = await (await ask(`${FILES_PATH}?${query}`)).json()
  const whole = later.map((remote) => [remote.name, withFiles(remote, files[versionKey(remote)])])
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(whole) } }
}

/** All addresses that a page asks for by its HTML and registry, or leads to. Throws when the registry is none. */
async function addressesIn(html: string, ask: Ask): Promise<string[]> {
  const { registry, apiBase } = JSON.parse(/id="portal-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const inHtml = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
  const remotes = registry ? Object.values(readRegistry(await told(registry, ask)).remotes) : []
  const ofRemotes = remotes.flatMap(({ base, entry, chunks, routes, navigation, ...more }) => [
    ...[entry, ...Object.values(chunks).flat()].map((file) => base + file),
    ...routes.flatMap(({ path, early }) => [path, ...early.map((request) => apiBase + request.path)]),
    ...navigation.map(({ to }) => to),
    ...(more.continues ? [more.continues.otherwise, more.continues.below] : []),
    ...(more.ownerPages ? [more.ownerPages.below, more.ownerPages.staffLogin] : []),
  ])
  return [...inHtml, ...ofRemotes]
}

test(`${ROUNDS} entries of hostile publishers: every page starts, and nobody elsewhere is asked`, async () => {
  const options = fixture.options()
  const outcomes = { served: 0, leftOut: 0 }
  for (let seed = 1; seed <= ROUNDS; seed++) {
    shop.replace(KEY, mutated(document, seed))
    const releases = await openReleases(shop.store, 'live', { log: () => undefined })
    releases.close()
    const app = createApp(options, releases, { log: () => undefined })
    const ask = (path: string) => app.request(ORIGIN + path, { headers: { host: 'localhost:8080' } })
    for (const path of ['/login', '/mf-a', '/mf-b', '/owners/1']) {
      const answer = await ask(path)
      expect([seed, path, answer.status]).toEqual([seed, path, 200])
      const html = await answer.text()
      const foreign = (await addressesIn(html, ask)).filter((address) => new URL(address, ORIGIN).origin !== ORIGIN)
      expect([seed, path, foreign]).toEqual([seed, path, []])
      expect(answer.headers.get('content-security-policy')).not.toContain('evil')
    }
    const { remotes } = releases.current().registry
    expect([seed, Object.keys(remotes)]).toEqual([seed, expect.arrayContaining(['mf-b'])])
    outcomes['mf-a' in remotes ? 'served' : 'leftOut']++
  }
  // Neither is a rule for the test: most are refused, and what is harmless is not.
  expect(outcomes.served).toBeGreaterThan(10)
  expect(outcomes.leftOut).toBeGreaterThan(150)
})
