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

let shop: ReleaseFixture
beforeEach(() => {
  shop = createReleaseFixture()
})
afterEach(() => shop.remove())

const refusal = (found: RegExp | string) =>
  expect.objectContaining({
    name: 'Refusal',
    grounds: {
      expected: expect.stringMatching(/./),
      found: expect.stringMatching(found),
      todo: expect.stringMatching(/./),
    },
  })

const files = (version: string) => readdirSync(path.join(shop.root, 'store', 'mf-a', version)).toSorted()

test('a build is put into the store: its files, what was compressed of them, its document last', async () => {
  const folder = shop.write(createRemoteBuild('mf-a', 'one'))
  for (const file of ['picture.0a1b2c3d.svg.br', 'remoteEntry.map', 'standalone.json', '.chunks.json']) {
    writeFileSync(path.join(folder, file), '{}')
  }
  const { release, wasThere } = await shop.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from: folder })
  expect([release.version, release.by, wasThere]).toEqual(['1.0.0', 'ann', false])
  const [entry = '', screen = ''] = Object.keys(createRemoteBuild('mf-a', 'one').files)
  expect(files('1.0.0')).toEqual(
    [entry, screen, 'picture.0a1b2c3d.svg', 'picture.0a1b2c3d.svg.br', 'release-manifest.json'].toSorted(),
  )
  expect((await readRelease(shop.store, 'mf-a', '1.0.0'))?.files).toHaveProperty(['picture.0a1b2c3d.svg'])
})

test('the same version with the same bytes is a no-op, with others it is refused and stays', async () => {
  const first = await shop.publish('mf-a', createRemoteBuild('mf-a', 'one'))
  const again = await shop.publish('mf-a', createRemoteBuild('mf-a', 'one'), { by: 'bob' })
  expect(again).toEqual({ release: first.release, wasThere: true })
  await expect(shop.publish('mf-a', createRemoteBuild('mf-a', 'two'))).rejects.toEqual(
    refusal(/4 files differ, remoteEntry/),
  )
  await expect(shop.publish('mf-a', createRemoteBuild('mf-a', 'one', { title: 'B' }))).rejects.toEqual(
    refusal('manifest'),
  )
  expect(await readRelease(shop.store, 'mf-a', '1.0.0')).toEqual(first.release)
})

test('a version of its own for each content: the same again, another for a changed one', async () => {
  const versionOf = async (text: string) =>
    (await shop.publish('mf-a', createRemoteBuild('mf-a', text), { isDev: true })).release.version
  const [one, two, again] = [await versionOf('one'), await versionOf('two'), await versionOf('one')]
  expect(one).toMatch(/^1\.0\.0-dev-[0-9a-f]{12}$/)
  expect([two === one, again === one]).toEqual([false, true])
})

describe('is refused', () => {
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
    ['a version that is none', { version: '1.0' }, /"1\.0", 3 characters/],
    ['a base elsewhere', { base: 'https://evil.test/' }, /base is not \/remotes\/mf-a\//],
    ['an entry elsewhere', { entry: 'https://evil.test/entry.0a1b2c3d.js' }, /invalid file names/],
    ['an entry above', { entry: '../entry.0a1b2c3d.js' }, /invalid file names/],
    ['an entry that is missing', { entry: 'entry.0a1b2c3d.js' }, /missing files: "entry/],
    ['a link elsewhere', { navigation: [{ label: 'A', to: '//evil.test', place: 'main', order: 1 }] }, /evil/],
    ['an address that climbs', { routes: [{ path: '/a/../admin', access: 'staff', chunk: 'screen' }] }, /admin/],
    [
      'a source that would be more',
      { sources: { connect: ["https://a.test; script-src 'unsafe-inline'"] } },
      /invalid origins/,
    ],
    ['a slot of no possible name', { slots: [{ name: 'constructor', chunk: 'screen' }] }, /slots\.0\.name/],
    [
      'a slot twice',
      { slots: [1, 2].map(() => ({ name: 'Basement', chunk: 'screen' })) },
      /fills the slot Basement twice/,
    ],
    ['a field that nobody knows', { basement: true }, /basement/],
    ['a contract that is no version', { contract: '^3.0.0' }, /contract: /],
    ['a name that is none', usesOf('Button\u001b[2J'), /uses\.shared\.@portal\/ui\.0/],
    [
      'a call that is none',
      { uses: { ...usesOf().uses, endpoints: ['GET https://evil.test/'] } },
      /uses\.endpoints\.0/,
    ],
    ['one that does not tell what it uses', { uses: undefined }, /what it takes of others is not told/],
    ['a list of no hashes', { integrity: {} }, /no hash at all/],
    ['no list', { integrity: undefined }, /integrity/],
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
    ["the version of a developer's own build", { version: '1.0.0-override' }, /ends in -override/],
    ['a chunk that it does not have', { routes: [{ path: '/a', access: 'staff', chunk: 'none' }] }, /"none"/],
    [
      'a call elsewhere',
      { routes: [{ path: '/a', access: 'staff', chunk: 'screen', early: [{ path: '//evil.test' }] }] },
      /evil/,
    ],
    ['an address of the shell', { routes: [{ path: '/login', access: 'open', chunk: 'screen' }] }, /shell/],
  ])('%s', async (_, more, found) => {
    await expect(shop.publish('mf-a', createRemoteBuild('mf-a', 'one', more))).rejects.toEqual(refusal(found))
    expect(existsSync(path.join(shop.root, 'store'))).toBe(false)
  })

  test.each([
    ['without the names that it provides', { provides: undefined }, /provides/],
    ['that does not tell since when its names are', { provides: { '@portal/ui': ['Button'] } }, /received "Button"/],
    ['without its slots', { slotsSince: undefined }, /slotsSince/],
    ['of which a name is since no version', { provides: { '@portal/ui': { Button: 'long' } } }, /received "long"/],
  ])('a shell %s [OPEN-254]', async (_, more, found) => {
    await expect(shop.publish('shell', createShellBuild('one', more))).rejects.toEqual(refusal(found))
  })

  test('a file that is not the one of the manifest', async () => {
    const built = createRemoteBuild('mf-a', 'one')
    const [entry = ''] = Object.keys(built.files)
    await expect(shop.publish('mf-a', { ...built, files: { ...built.files, [entry]: 'changed' } })).rejects.toEqual(
      refusal(/not those of the manifest: remoteEntry/),
    )
  })

  test('a file whose name tells nothing of its content', async () => {
    const built = createRemoteBuild('mf-a', 'one')
    await expect(shop.publish('mf-a', { ...built, files: { ...built.files, 'logo.svg': '' } })).rejects.toEqual(
      refusal(/logo\.svg/),
    )
  })

  test('other bytes under a name that is published', async () => {
    await shop.publish('mf-a', createRemoteBuild('mf-a', 'one'))
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
    await expect(shop.publish('mf-a', changed)).rejects.toEqual(refusal('Other bytes'))
  })

  test("an address of another remote that is live, both owners named; its owner's next version has it on", async () => {
    const routes = [{ path: '/pets/:id', access: 'staff', chunk: 'screen' }]
    await shop.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'one', { routes }))
    await expect(shop.publish('mf-b', createRemoteBuild('mf-b', 'one', { routes }))).rejects.toEqual(
      refusal(/mf-b.*mf-a/),
    )
    expect((await shop.publish('mf-a', createRemoteBuild('mf-a', 'two', { routes }), { as: '1.0.1' })).wasThere).toBe(
      false,
    )
  })

  test('a name that the live shell of the same contract lacks; not one for another contract, or with its shell', async () => {
    await shop.serve('shell', '1.0.0', createShellBuild('shell', { provides: { '@portal/ui': { Button: '3.0' } } }))
    const publishWith = (version: string, more: object, together: string[] = []) =>
      shop.publish('mf-a', createRemoteBuild('mf-a', version, { ...usesOf('Gone'), ...more }), {
        as: version,
        together,
      })
    await expect(publishWith('1.0.1', {})).rejects.toEqual(
      refusal(/contract 3\.0, and the shell 1\.0\.0 has 3\.0; it uses Gone of @portal\/ui/),
    )
    expect(await shop.store.list('mf-a')).toEqual([])
    await publishWith('1.0.2', { contract: '3.1' })
    await publishWith('1.0.3', {}, ['shell'])
    expect((await shop.publish('mf-a', createRemoteBuild('mf-a', 'b', usesOf('Button')))).wasThere).toBe(false)
  })

  test.each([
    ['half a manifest', '{"name": "mf-a", "rou', /not valid JSON/],
    ['an empty one', '', /not valid JSON/],
    ['another kind', '[1]', /version|""/],
  ])('%s', async (_, text, found) => {
    const from = shop.write(createRemoteBuild('mf-a', 'one'))
    writeFileSync(path.join(from, 'remote-manifest.json'), text)
    await expect(shop.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from })).rejects.toEqual(refusal(found))
  })

  test('a folder without a build, one that is not there, and a name that is none', async () => {
    const empty = path.join(shop.root, 'empty')
    mkdirSync(empty)
    for (const from of [empty, path.join(shop.root, 'none')]) {
      await expect(shop.publish('mf-a', createRemoteBuild('mf-a', 'one'), { from })).rejects.toEqual(
        refusal('not there'),
      )
    }
    await expect(shop.publish('__proto__', createRemoteBuild('mf-a', 'one'))).rejects.toEqual(refusal('__proto__'))
  })
})
