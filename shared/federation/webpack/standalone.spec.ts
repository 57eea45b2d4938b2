import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { standaloneConfig } from './standalone'

const SOURCES = {
  'package.json': JSON.stringify({ version: '1.0.0' }),
  'remote.json': JSON.stringify({
    name: 'mf-small',
    title: 'A small remote',
    owner: { team: 'Small', email: 'small@teams.portal.test' },
    errorBudget: 1,
    routes: [{ path: '/small', access: 'open', chunk: 'small', component: 'small/SmallScreen' }],
    slots: [],
    navigation: [],
  }),
  'src/routes.data.ts': 'export const routes = {}\n',
  'skeleton.html': '',
  'critical.css': '',
  'start.ts': '',
}

const dir = mkdtempSync(join(tmpdir(), 'portal-standalone-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('pages without the shell are built with the routes of remote.json, also before their remote is built', () => {
  mkdirSync(join(dir, 'src'))
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(dir, name), text)
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(dir, 'node_modules'))
  standaloneConfig(
    {
      dir,
      name: 'mf-small',
      entry: './main.tsx',
      skeleton: './skeleton.html',
      criticalCss: './critical.css',
      startScript: './start.ts',
      openPages: { entry: './prerender.tsx', addresses: {} },
      island: { entry: './island/open', libraries: [], reactDom: './no-page.ts' },
    },
    { mode: 'production' },
  )
  expect(readFileSync(join(dir, 'src/routes.data.ts'), 'utf8')).toContain("'/small': async () =>")
})
