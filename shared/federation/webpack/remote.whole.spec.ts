import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceDigests } from '@portal/api-client/digests'
import { expect, test } from 'vitest'
import webpack from 'webpack'
import type { Compilation } from 'webpack'
import { remoteConfig } from './remote'
import { writtenRemote } from './written-remote.fixture'

const SOURCES = {
  'package.json': JSON.stringify({ version: '1.0.0' }),
  'remote.json': JSON.stringify({
    name: 'mf-small',
    title: 'A small remote',
    owner: { team: 'Small', email: 'small@teams.portal.test' },
    errorBudget: 1,
    routes: [{ path: '/small', access: 'staff', chunk: 'small' }],
    slots: [],
    navigation: [],
  }),
  'src/remote-module.ts':
    "export default { name: 'mf-small', routes: { '/small': () => import(/* webpackChunkName: \"small\" */ './small') } }",
  'src/small.ts':
    "import { createElement } from 'react'\nexport const Screen = () => createElement('h1', null, 'Small')",
}

/** The same sources in a folder of their own. */
const checkedOut = () => writtenRemote(SOURCES)

/** Builds it for production. */
function compiled(folder: string): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    webpack({ ...remoteConfig(folder, { mode: 'production' }), cache: false, devtool: false }, (error, stats) => {
      if (stats && !stats.hasErrors()) resolve(stats.compilation)
      else reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
    })
  })
}

/** The name of each file that is built, with the hash of its bytes. */
async function built(folder: string): Promise<Record<string, string>> {
  await compiled(folder)
  const dist = path.join(folder, 'dist')
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex')
  return Object.fromEntries(readdirSync(dist).map((name) => [name, hash(name)]))
}

test('the same sources are the same bytes, in whatever folder they are built', async () => {
  const first = await built(checkedOut())
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^remoteEntry\./), expect.stringMatching(/^small\./)]),
  )
  expect(await built(checkedOut())).toEqual(first)
})

test('its manifest tells what is compiled in, as the sources have it, and not what the shell shares [OPEN-253]', async () => {
  const shared = path.join(import.meta.dirname, '../..')
  const folder = writtenRemote({
    ...SOURCES,
    'src/small.ts': `import { serviceOutcome } from '${shared}/domain/src/outcome/rules'\nexport const Screen = () => serviceOutcome`,
  })
  await built(folder)
  const { compiledIn } = JSON.parse(readFileSync(path.join(folder, 'dist/remote-manifest.json'), 'utf8'))
  const files = ['domain/outcome/rules', 'domain/owner/needs', 'domain/service-type/rules'] as const
  expect(compiledIn).toEqual(Object.fromEntries(files.map((file) => [file, sourceDigests()[file]])))
})

test('it tells the types of its own slots with their hash, and which slots of another team it shows [OPEN-316]', async () => {
  const folder = writtenRemote({
    ...SOURCES,
    'src/slots/mf-small.ts': `import type { SlotName } from '@portal/federation'
export const Attic: SlotName<{ readonly of: string }> = 'Attic'
`,
    'sdk/slots/mf-other.js': "export const Porch = 'Porch'\nexport const Cellar = 'Cellar'\n",
    'src/small.ts': "import { Porch } from '../sdk/slots/mf-other'\nexport const Screen = () => globalThis.show(Porch)",
  })
  const files = Object.keys(await built(folder)).filter((file) => file.startsWith('slots.'))
  expect(files).toEqual([expect.stringMatching(/^slots\.[0-9a-f]{8}\.json$/)])
  const [file = ''] = files
  const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/remote-manifest.json'), 'utf8'))
  const bytes = readFileSync(path.join(folder, 'dist', file))
  expect(JSON.parse(bytes.toString())).toEqual({
    slots: ['Attic'],
    types: `import type { SlotName } from '@portal/federation'
export declare const Attic: SlotName<{ readonly of: string }>
`,
  })
  expect(manifest.integrity[file]).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  expect(manifest.uses.slots).toEqual(['Porch'])
})
