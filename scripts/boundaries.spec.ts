import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { circleOfFiles, circlesOf, type CruisedModule } from './boundaries/circles.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A small house in which each file breaks one rule, or none. */
const FILES: Readonly<Record<string, string>> = {
  'mf-a/src/remote.ts': "import type { B } from '../../mf-b/src/b'\nexport type A = B",
  'mf-a/src/backend.ts': "import type { Db } from '../../backend/src/db'\nexport type D = Db",
  'mf-a/src/node.ts': "import 'node:fs'",
  'mf-a/src/contract.ts': "import '../../shared/api-client/src/contract/index'",
  'mf-a/src/endpoint.ts': "import '../../shared/api-client/src/contract/booking'",
  'mf-a/src/host.ts': "import '../../shared/federation/src/host'",
  'mf-a/src/good.ts': "import 'react'\nexport type { A } from './remote'",
  'mf-a/src/screen.spec.ts': "import '../../shared/testing/src/index'",
  'mf-a/src/screen.ts': "import '../../shared/testing/src/index'",
  'mf-b/src/b.ts': 'export type B = number',
  'shell/src/main.ts': 'export const main = 1',
  'shell/src/app/app.ts': "import { bar } from '../layout/bar'\nexport type App = typeof bar",
  'shell/src/layout/bar.ts': "import { look } from '../brand/look'\nexport const bar = look",
  'shell/src/layout/height.ts': 'export const height = 1',
  'shell/src/brand/look.ts': 'export const look = 1',
  'shell/src/brand/size.ts': "import { height } from '../layout/height'\nexport const size = height",
  'shell/src/look.ts': "import type { Title } from './app/title'\nexport type Look = Title",
  'shell/src/app/title.ts': 'export type Title = string',
  'backend/src/db.ts': 'export type Db = number',
  'backend/src/settings.ts': "import type { Name } from './release/name'\nexport type Settings = Name",
  'backend/src/release/name.ts': 'export type Name = string',
  'backend/src/release/read.ts': "import type { Store } from '../store/store'\nexport type Read = Store",
  'backend/src/store/store.ts': "import type { Settings } from '../settings'\nexport type Store = Settings",
  'bench/load/run.ts': "import type { Served } from '../serve/served'\nexport type Run = Served",
  'bench/load/page.ts': 'export type Page = number',
  'bench/serve/served.ts': 'export type Served = number',
  'bench/serve/pages.ts': "import type { Page } from '../load/page'\nexport type Pages = Page",
  'bench/serve/served.spec.ts': "import '../load/run'",
  'shared/testing/src/index.ts': 'export const render = 1',
  'shared/domain/src/up.ts': "import type { R } from '../../ui/src/ring-a'\nexport type U = R",
  'shared/domain/src/good.ts': "import 'valibot'\nimport 'dayjs'",
  'shared/ui/src/ring-a.ts': "import { s } from './ring-b'\nexport type R = typeof s\nexport const r = s",
  'shared/ui/src/ring-b.ts': "import { r } from './ring-a'\nexport const s: number = r",
  'shared/ui/src/whole.ts': "import { part } from './part'\nexport type W = number\nexport const whole = part",
  'shared/ui/src/part.ts': "import type { W } from './whole'\nexport const part: W = 1",
  'shared/ui/src/data.ts': "import 'swr'",
  'shared/federation/src/host.ts': 'export type Key = string',
  'shared/router/package.json': '{ "name": "@portal/router", "exports": { ".": "./src/index.ts" } }',
  'shared/router/src/index.ts': 'export type Path = string',
  'shared/router/src/name.ts': "import type { Path } from '@portal/router'\nexport type Paths = Path[]",
  'shared/api-client/src/client.ts': "import 'ky'",
  'shared/api-client/src/contract/index.ts': "import './booking'",
  'shared/api-client/src/contract/booking.ts': 'export const listBookings = 1',
}
const LIBRARIES = ['react', 'valibot', 'dayjs', 'swr', 'ky']

let folder: string
let violations: Map<string, Set<string>>
let modules: CruisedModule[]

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-house-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  write('tsconfig.json', '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }')
  for (const library of LIBRARIES) {
    write(`node_modules/${library}/package.json`, `{ "name": "${library}", "version": "1.0.0", "main": "index.js" }`)
    write(`node_modules/${library}/index.js`, '')
  }
  symlinkSync(path.join(ROOT, 'node_modules/typescript'), path.join(folder, 'node_modules/typescript'))
  const report = cruised()
  modules = report.modules
  violations = violationsIn(report)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Report {
  readonly modules: CruisedModule[]
  readonly summary: { readonly violations: { from: string; rule: { name: string } }[] }
}

/** What the boundaries say of the small house. */
function cruised(): Report {
  const cli = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [cli, '--config', path.join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const { stdout } = spawnSync(process.execPath, [...args, 'mf-a', 'mf-b', 'shell', 'shared', 'backend', 'bench'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

/** Names of the rules that each file of the small house breaks. */
function violationsIn({ summary }: Report): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { from, rule } of summary.violations) {
    found.set(from, (found.get(from) ?? new Set()).add(rule.name))
  }
  return found
}

test.each([
  ['mf-a/src/remote.ts', 'layers: mf-[^/]+'],
  ['mf-a/src/backend.ts', 'layers: mf-[^/]+'],
  ['mf-a/src/node.ts', 'pages run in the browser'],
  ['mf-a/src/contract.ts', 'endpoints one by one'],
  ['mf-a/src/host.ts', "the host's door"],
  ['mf-a/src/screen.ts', 'layers: mf-[^/]+'],
  ['shared/domain/src/up.ts', 'layers: shared/domain'],
  ['shared/ui/src/data.ts', 'ui knows no data'],
  ['shared/router/src/name.ts', 'own package by path'],
])('%s breaks "%s"', (file, rule) => {
  expect([...(violations.get(file) ?? [])]).toContain(rule)
})

test.each([
  'mf-a/src/good.ts',
  'shared/domain/src/good.ts',
  'shared/api-client/src/client.ts',
  'shared/api-client/src/contract/index.ts',
  'mf-b/src/b.ts',
])('%s breaks nothing', (file) => {
  expect([...(violations.get(file) ?? [])]).toEqual([])
})

test.each([
  ['imports', ['shared/ui/src/ring-a.ts', 'shared/ui/src/ring-b.ts']],
  ['type imports', ['shared/ui/src/whole.ts', 'shared/ui/src/part.ts']],
  ['nothing', []],
])('files that import each other are found: by %s', (_, files) => {
  const others = modules.filter(({ source }) => !/\/(ring-[ab]|whole|part)\.ts$/.test(source))
  const asked = modules.filter(({ source }) => files.includes(source))
  expect(circleOfFiles([...others, ...asked]).toSorted()).toEqual(files.toSorted())
})

test('a page takes an endpoint from its own file, by the name of the package', () => {
  expect([...(violations.get('mf-a/src/endpoint.ts') ?? [])]).toEqual(['packages by name'])
})

test('folders and loose files import downwards only, those of the measurements too; specs look anywhere', () => {
  const found = circlesOf(modules).toSorted((one, other) => one.folder.localeCompare(other.folder))
  expect(found).toEqual([
    {
      folder: 'backend/src',
      imports: [
        'backend/src/release/read.ts → backend/src/store/store.ts',
        'backend/src/store/store.ts → backend/src/settings.ts',
        'backend/src/settings.ts → backend/src/release/name.ts',
      ],
    },
    {
      folder: 'bench',
      imports: ['bench/load/run.ts → bench/serve/served.ts', 'bench/serve/pages.ts → bench/load/page.ts'],
    },
    {
      folder: 'shared/ui/src',
      imports: [
        'shared/ui/src/ring-a.ts → shared/ui/src/ring-b.ts',
        'shared/ui/src/ring-b.ts → shared/ui/src/ring-a.ts',
      ],
    },
    {
      folder: 'shell/src',
      imports: [
        'shell/src/layout/bar.ts → shell/src/brand/look.ts',
        'shell/src/brand/size.ts → shell/src/layout/height.ts',
      ],
    },
  ])
})

test('a spec may use the test helpers, though by their name', () => {
  expect([...(violations.get('mf-a/src/screen.spec.ts') ?? [])]).toEqual(['packages by name'])
})
