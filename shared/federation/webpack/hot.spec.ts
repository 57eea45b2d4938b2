import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import webpack from 'webpack'
import { hotConfig } from './hot'
import { remoteConfig } from './remote'
import { writtenRemote } from './written-remote.fixture'

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

test('a development build draws by its own runtime, and tells it each component with its hooks [OPEN-244]', async () => {
  const folder = writtenRemote(SOURCES)
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
