import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { hotConfig } from './hot'
import { remoteConfig } from './remote'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const SOURCES = {
  'package.json': JSON.stringify({ version: '1.0.0' }),
  'remote.json': JSON.stringify({
    name: 'mf-small',
    title: 'A small remote',
    routes: [{ path: '/small', access: 'staff', chunk: 'small' }],
  }),
  'src/remote-module.ts':
    "export default { name: 'mf-small', routes: { '/small': async () => (await import(/* webpackChunkName: \"small\" */ './Small')).Small } }",
  'src/Small.tsx':
    "import { useState } from 'react'\nexport function Small() { return <h1>{useState('Small')[0]}</h1> }",
}

/** A remote in a folder of its own. */
function remote(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-hot-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test('a development build draws by its own runtime, and tells it each component with its hooks [OPEN-244]', async () => {
  const folder = remote()
  const config = { ...hotConfig(remoteConfig(folder, { mode: 'development' })), cache: false }
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(config, (error, done) => (error ? reject(error) : resolve(done))),
  )
  expect(stats?.compilation.errors).toEqual([])
  const files = Object.keys(stats?.compilation.assets ?? {}).filter((file) => file.endsWith('.js'))
  const code = files.map((file) => readFileSync(path.join(folder, 'dist', file), 'utf8')).join('\n')
  expect(code).toMatch(/register\(type,"mf-small","src\/Small\.tsx"\+' '\+name\)/)
  expect(code).toContain('$RefreshReg$(_c, "Small")')
  expect(code).toMatch(/_s\(Small, "[^"]+"\)/)
  expect(code).toMatch(/portal_hot_jsx_dev_runtime\w+\.jsxDEV/)
  expect(code).not.toMatch(/consume\/default\/react\/jsx-dev-runtime/)
})
