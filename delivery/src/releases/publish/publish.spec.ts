import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createRemoteBuild,
  createShellBuild,
  integrityOf,
  usesOf,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { readRelease } from '../documents/stored-release'

let fixture: ReleaseFixture
beforeEach(() => {
  fixture = createReleaseFixture()
})
afterEach(() => fixture.remove())

const refusal = (found: RegExp | string) =>
  expect.objectContaining({
    name: 'Refusal',
    grounds: {
      expected: expect.stringMatching(/./),
      found: expect.stringMatching(found),
      todo: expect.stringMatching(/./),
    },
  })

const files = (version: string) => readdirSync(path.join(fixture.root, 'store', 'mf-a', version)).toSorted()

test('stores the files of a build and their compressed forms, then its document', async () => {
  const folder = fixture.write(createRemoteBuild('mf-a', 'one'))
  for (const file of ['picture.0a1b2c3d.svg.br', 'remoteEntry.map', 'standalone.json', '.chunks.json']) {
    writeFileSync(path.join(folder, file), '{}')
  }
  const { release, wasThere } = await fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from: folder })
  expect([release.version, release.by, wasThere]).toEqual(['1.0.0', 'ann', false])
  const [entry = '', screen = ''] = Object.keys(createRemoteBuild('mf-a', 'one').files)
  expect(files('1.0.0')).toEqual(
    [entry, screen, 'picture.0a1b2c3d.svg', 'picture.0a1b2c3d.svg.br', 'release-manifest.json'].toSorted(),
  )
  expect((await readRelease(fixture.store, 'mf-a', '1.0.0'))?.files).toHaveProperty(['picture.0a1b2c3d.svg'])
})

test('accepts a version again with the same bytes, and refuses other bytes', async () => {
  const first = await fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'))
  const again = await fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'), { by: 'bob' })
  expect(again).toEqual({ release: first.release, wasThere: true })
  await expect(fixture.publish('mf-a', createRemoteBuild('mf-a', 'two'))).rejects.toEqual(
    refusal(/4 files differ, remoteEntry/),
  )
  await expect(fixture.publish('mf-a', createRemoteBuild('mf-a', 'one', { title: 'B' }))).rejects.toEqual(
    refusal('manifest'),
  )
  expect(await readRelease(fixture.store, 'mf-a', '1.0.0')).toEqual(first.release)
})

test('derives a dev version from the content', async () => {
  const versionOf = async (text: string) =>
    (await fixture.publish('mf-a', createRemoteBuild('mf-a', text), { isDev: true })).release.version
  const [one, two, again] = [await versionOf('one'), await versionOf('two'), await versionOf('one')]
  expect(one).toMatch(/^1\.0\.0-dev-[0-9a-f]{12}$/)
  expect([two === one, again === one]).toEqual([false, true])
})

describe('refuses', () => {
  const { integrity: whole } = createRemoteBuild('mf-a', 'one').manifest
  const { 'picture.0a1b2c3d.svg': _, ...withoutPicture } = whole
  const standalone = {
    entry: [],
    chunks: {},
    integrity: Object.fromEntries(Object.entries(whole).slice(0, 1)),
    skeleton: '',
    criticalCss: '',
    startScript: 'start()',
    pages: {},
  }
  test.each<[string, Parameters<typeof createRemoteBuild>[2], RegExp]>([
    ['another package', { name: 'mf-b' }, /manifest belongs to mf-b/],
    ['an invalid version', { version: '1.0' }, /"1\.0", 3 characters/],
    ['a base elsewhere', { base: 'https://evil.test/' }, /base is not \/remotes\/mf-a\//],
    ['an entry elsewhere', { entry: 'https://evil.test/entry.0a1b2c3d.js' }, /invalid file names/],
    ['an entry above', { entry: '../entry.0a1b2c3d.js' }, /invalid file names/],
    ['a missing entry', { entry: 'entry.0a1b2c3d.js' }, /missing files: "entry/],
    ['a link elsewhere', { navigation: [{ label: 'A', to: '//evil.test', place: 'main', order: 1 }] }, /evil/],
    ['an address that climbs', { routes: [{ path: '/a/../admin', access: 'staff', chunk: 'screen' }] }, /admin/],
    [
      'a source that would be more',
      { sources: { connect: ["https://a.test; script-src 'unsafe-inline'"] } },
      /invalid origins/,
    ],
    ['an invalid name of a slot', { slots: [{ name: 'constructor', chunk: 'screen' }] }, /slots\.0\.name/],
    [
      'a slot twice',
      { slots: [1, 2].map(() => ({ name: 'Basement', chunk: 'screen' })) },
      /fills the slot Basement twice/,
    ],
    ['an unknown field', { basement: true }, /basement/],
    ['an invalid contract version', { contract: '^3.0.0' }, /contract: /],
    ['an invalid name', usesOf('Button\u001b[2J'), /uses\.shared\.@portal\/ui\.0/],
    [
      'a call that is none',
      { uses: { ...usesOf().uses, endpoints: ['GET https://evil.test/'] } },
      /uses\.endpoints\.0/,
    ],
    ['a manifest without used names', { uses: undefined }, /does not list the names that it uses/],
    ['an empty list of hashes', { integrity: {} }, /no hash at all/],
    ['no list of hashes', { integrity: undefined }, /integrity/],
    [
      'hashes of other files',
      { integrity: { 'main.0a1b2c3d.js': integrityOf('') } },
      /missing files: "main\.0a1b2c3d\.js/,
    ],
    ['a picture without a hash', { integrity: withoutPicture }, /without a hash in the manifest: "picture/],
    ['a weaker hash', { integrity: { ...whole, 'picture.0a1b2c3d.svg': `sha256-${'A'.repeat(43)}=` } }, /no SHA-384/],
    ['pages without the shell that have no hashes', { standalone: { ...standalone, integrity: {} } }, /no hash at all/],
    [
      'pages without the shell of which one script has no hash',
      { standalone: { ...standalone, entry: Object.keys(whole) } },
      /without a hash in the manifest: "screen/,
    ],
    ["the version of a developer's build", { version: '1.0.0-override' }, /ends in -override/],
    ['a missing chunk', { routes: [{ path: '/a', access: 'staff', chunk: 'none' }] }, /"none"/],
    [
      'a call elsewhere',
      { routes: [{ path: '/a', access: 'staff', chunk: 'screen', early: [{ path: '//evil.test' }] }] },
      /evil/,
    ],
    ['an address of the shell', { routes: [{ path: '/login', access: 'open', chunk: 'screen' }] }, /shell/],
  ])('%s', async (_, more, found) => {
    await expect(fixture.publish('mf-a', createRemoteBuild('mf-a', 'one', more))).rejects.toEqual(refusal(found))
    expect(existsSync(path.join(fixture.root, 'store'))).toBe(false)
  })

  test.each([
    ['without the names that it provides', { provides: undefined }, /provides/],
    ['without the contracts of its names', { provides: { '@portal/ui': ['Button'] } }, /received "Button"/],
    ['without its slots', { slotsSince: undefined }, /slotsSince/],
    ['with an invalid contract of a name', { provides: { '@portal/ui': { Button: 'long' } } }, /received "long"/],
  ])('a shell %s [OPEN-254]', async (_, more, found) => {
    await expect(fixture.publish('shell', createShellBuild('one', more))).rejects.toEqual(refusal(found))
  })

  test('a file that differs from the manifest', async () => {
    const built = createRemoteBuild('mf-a', 'one')
    const [entry = ''] = Object.keys(built.files)
    await expect(fixture.publish('mf-a', { ...built, files: { ...built.files, [entry]: 'changed' } })).rejects.toEqual(
      refusal(/differ from the manifest: remoteEntry/),
    )
  })

  test('a file name without a hash', async () => {
    const built = createRemoteBuild('mf-a', 'one')
    await expect(fixture.publish('mf-a', { ...built, files: { ...built.files, 'logo.svg': '' } })).rejects.toEqual(
      refusal(/logo\.svg/),
    )
  })

  test('other bytes under a published file name', async () => {
    await fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'))
    const next = createRemoteBuild('mf-a', 'two', { version: '1.0.1' })
    const other = '<svg id="2"/>'
    const changed = {
      ...next,
      files: { ...next.files, 'picture.0a1b2c3d.svg': other },
      manifest: {
        ...next.manifest,
        integrity: { ...next.manifest.integrity, 'picture.0a1b2c3d.svg': integrityOf(other) },
      },
    }
    await expect(fixture.publish('mf-a', changed)).rejects.toEqual(refusal('Other bytes'))
  })

  test('an address of another live remote, but not of its own earlier version', async () => {
    const routes = [{ path: '/pets/:id', access: 'staff', chunk: 'screen' }]
    await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'one', { routes }))
    await expect(fixture.publish('mf-b', createRemoteBuild('mf-b', 'one', { routes }))).rejects.toEqual(
      refusal(/mf-b.*mf-a/),
    )
    expect(
      (await fixture.publish('mf-a', createRemoteBuild('mf-a', 'two', { routes }), { as: '1.0.1' })).wasThere,
    ).toBe(false)
  })

  test('a name that the live shell lacks, unless the remote needs a later contract or comes with its shell', async () => {
    await fixture.serve('shell', '1.0.0', createShellBuild('shell', { provides: { '@portal/ui': { Button: '3.0' } } }))
    const publishWith = (version: string, more: object, together: string[] = []) =>
      fixture.publish('mf-a', createRemoteBuild('mf-a', version, { ...usesOf('Gone'), ...more }), {
        as: version,
        together,
      })
    await expect(publishWith('1.0.1', {})).rejects.toEqual(
      refusal(/contract 3\.0, and the shell 1\.0\.0 has 3\.0; it uses Gone of @portal\/ui/),
    )
    expect(await fixture.store.list('mf-a')).toEqual([])
    await publishWith('1.0.2', { contract: '3.1' })
    await publishWith('1.0.3', {}, ['shell'])
    expect((await fixture.publish('mf-a', createRemoteBuild('mf-a', 'b', usesOf('Button')))).wasThere).toBe(false)
  })

  test.each([
    ['half a manifest', '{"name": "mf-a", "rou', /not valid JSON/],
    ['an empty manifest', '', /not valid JSON/],
    ['a manifest of another kind', '[1]', /version|""/],
  ])('%s', async (_, text, found) => {
    const from = fixture.write(createRemoteBuild('mf-a', 'one'))
    writeFileSync(path.join(from, 'remote-manifest.json'), text)
    await expect(fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from })).rejects.toEqual(refusal(found))
  })

  test('a folder without a build, a missing folder and an invalid name', async () => {
    const empty = path.join(fixture.root, 'empty')
    mkdirSync(empty)
    for (const from of [empty, path.join(fixture.root, 'none')]) {
      await expect(fixture.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from })).rejects.toEqual(
        refusal('does not exist'),
      )
    }
    await expect(fixture.publish('__proto__', createRemoteBuild('mf-a', 'one'))).rejects.toEqual(refusal('__proto__'))
  })
})
