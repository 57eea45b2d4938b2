import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebServer } from '../../delivery/src/server/web-server'
import { builtShell, workshop, type Workshop } from '../../delivery/src/testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../../delivery/src/testing/fixture-build'
import { providedBy } from '../../shared/federation/webpack/contract-file'
import { buildByOwnPlugin, integrityOf } from './build'

let shop: Workshop
let fixture: FixtureBuild
let folder: string
/** A whole build, on a machine that does other things too. */
const BUILD_MS = 240_000

let files: Awaited<ReturnType<typeof buildByOwnPlugin>>
beforeAll(async () => {
  files = await buildByOwnPlugin()
  shop = workshop()
  fixture = fixtureBuild()
  folder = mkdtempSync(path.join(tmpdir(), 'portal-own-build-'))
}, BUILD_MS)
afterAll(() => {
  shop.remove()
  fixture.remove()
  rmSync(folder, { recursive: true, force: true })
})

test("a build by the library's own plugin is published, promoted and served, with all that it takes [OPEN-258]", async () => {
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content)
  const manifest = JSON.parse(String(files.get('remote-manifest.json')))
  expect(manifest.entry).toMatch(/^mf-manifest\.[0-9a-f]{8}\.json$/)
  expect(manifest.integrity[manifest.entry]).toBe(integrityOf(files.get(manifest.entry) ?? Buffer.from('')))
  expect(manifest.uses).toEqual({
    shared: {
      'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
      '@portal/ui': ['Button', 'ErrorState', 'PageHeader', 'Skeleton'],
      '@portal/domain': ['TeamMemberSchema', 'v'],
      '@portal/federation': ['Slot', 'usePageTitle', 'useRead'],
    },
    endpoints: ['GET portal/vet/members'],
    slots: ['ReportsNote'],
  })
  // None of the shell's modules is in it.
  expect([...files.keys()].filter((name) => name.endsWith('.js')).length).toBe(4)
  const provides = providedBy(manifest.uses.shared)
  await shop.serve('shell', '1.0.0', builtShell('shell', { contract: CONTRACT_VERSION, provides }))
  const built = { files: {}, manifest, document: 'remote-manifest.json' }
  await shop.serve('mf-reports', '1.0.0', built, { from: folder })
  const server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
  try {
    const { remotes } = await (await fetch(`${server.url}/versions`)).json()
    expect(remotes).toEqual({ 'mf-reports': '1.0.0' })
    for (const name of Object.keys(manifest.integrity)) {
      const file = await fetch(`${server.url}/remotes/mf-reports/${name}`)
      expect([name, file.status, file.headers.get('cache-control')]).toEqual([name, 200, IMMUTABLE])
    }
  } finally {
    await server.stop()
  }
})

const IMMUTABLE = 'public, max-age=31536000, immutable'
