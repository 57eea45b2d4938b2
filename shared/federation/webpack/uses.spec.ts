import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import webpack from 'webpack'
import type { Compilation, Compiler } from 'webpack'
import { CALLED_BY, providedNames, usesOf, whenUsesAreKnown } from './uses'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-uses-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** Builds `main.js`, with a kit of three parts and the real React, and reads its uses. */
function taken<T>(read: (compilation: Compilation) => T): Promise<T> {
  write('kit.js', 'export const Button = () => 1\nexport const Card = 2\nexport const Table = () => 3')
  const react = createRequire(import.meta.url).resolve('react')
  return new Promise((resolve, reject) => {
    const reader = {
      apply: (compiler: Compiler) => whenUsesAreKnown(compiler, 'test', (compilation) => resolve(read(compilation))),
    }
    const config = {
      mode: 'production' as const,
      context: folder,
      entry: './main.js',
      output: { path: path.join(folder, 'dist') },
      resolve: {
        alias: {
          '@portal/ui$': path.join(folder, 'kit.js'),
          '@portal/federation$': path.join(folder, 'federation.js'),
          react$: react,
        },
      },
      plugins: [reader],
    }
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
    })
  })
}

test('the shell provides the names of its seam and all of React, not what it uses itself', async () => {
  write('shell/src/seam/ui.ts', "export { Button, Card } from '@portal/ui'")
  write(
    'shell/src/seam/shared.ts',
    "import react from 'react'\nimport * as ui from './ui.ts'\nexport const all = { react, ui }",
  )
  write(
    'main.js',
    "import { all } from './shell/src/seam/shared.ts'\nimport { Table } from '@portal/ui'\nglobalThis.all = [all, Table]",
  )
  const { react, ...provided } = await taken(providedNames)
  expect(provided).toEqual({ '@portal/ui': ['Button', 'Card'] })
  expect(react).toEqual(expect.arrayContaining(['*', 'default', 'useState', 'createElement']))
})

test('lists the slots that a remote shows, even when webpack has inlined their names', async () => {
  write(
    'slots/src/mf-a.ts',
    "export const Attic = 'Attic'\nexport const Basement = 'Basement'\nexport const Cellar = 'Cellar'",
  )
  write('main.js', "import { Attic, Basement } from './slots/src/mf-a.ts'\nglobalThis.all = [Attic, Basement]")
  expect((await taken(usesOf)).slots).toEqual(['Attic', 'Basement'])
})

test("the call inside a shared name counts as its user's [OPEN-221]", async () => {
  write('federation.js', 'export const useStageLabels = () => 1\nexport const useRead = () => 2')
  write('main.js', "import { useStageLabels } from '@portal/federation'\nglobalThis.all = useStageLabels")
  expect((await taken(usesOf)).endpoints).toEqual(['GET portal/dropdown/vet_facing_string_map'])
})

test('no other shared name makes a call itself', () => {
  const source = path.join(import.meta.dirname, '../src')
  const files = ['module', 'portal-host', 'paths', 'reads', 'slots', 'writes', 'storage', 'drafts'].flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
      .map((file) => path.join(source, folder, file)),
  )
  const calling = files
    .filter((file) => !file.includes('.spec.'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^import \{.*\/contract\/.*$/gm) ?? [])
  expect(calling).toEqual(Object.values(CALLED_BY).map((name) => expect.stringContaining(`{ ${name} }`)))
})
