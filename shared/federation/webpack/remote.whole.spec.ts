import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourceDigests } from '@portal/api-client/digests'
import { afterEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { remoteConfig } from './remote'

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

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Writes these sources into a new folder. */
function checkedOut(sources: Readonly<Record<string, string>> = SOURCES): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-remote-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Builds the remote in this folder for production. */
function compiled(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack({ ...remoteConfig(folder, { mode: 'production' }), cache: false, devtool: false }, (error, stats) => {
      if (stats && !stats.hasErrors()) resolve()
      else reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
    })
  })
}

/** Hash of each built file, by name. */
async function built(folder: string): Promise<Record<string, string>> {
  await compiled(folder)
  const dist = path.join(folder, 'dist')
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex')
  return Object.fromEntries(readdirSync(dist).map((name) => [name, hash(name)]))
}

test('the same sources give the same bytes in every folder', async () => {
  const first = await built(checkedOut())
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^remoteEntry\./), expect.stringMatching(/^small\./)]),
  )
  expect(await built(checkedOut())).toEqual(first)
})

test('the manifest lists compiled-in rules with their digests, without those of shared modules [OPEN-253]', async () => {
  const shared = path.join(import.meta.dirname, '../..')
  const folder = checkedOut({
    ...SOURCES,
    'src/small.ts': `import { serviceOutcome } from '${shared}/domain-bundled/src/outcome/rules'\nexport const Screen = () => serviceOutcome`,
  })
  await built(folder)
  const { compiledIn } = JSON.parse(readFileSync(path.join(folder, 'dist/remote-manifest.json'), 'utf8'))
  const files = ['domain/outcome/rules', 'domain/owner/needs'] as const
  expect(compiledIn).toEqual(Object.fromEntries(files.map((file) => [file, sourceDigests()[file]])))
})
