import { expect, test } from 'vitest'
import { pageFiles } from './page-files'

const shell = {
  entries: { main: { js: ['runtime.js', 'main.js'], css: ['main.css'] } },
  chunks: { login: ['login.js', 'runtime.js'] },
}
const remote = {
  name: 'mf-bookings',
  contract: '^1.0.0',
  version: '1.0.0',
  base: '/remotes/mf-bookings/',
  entry: 'entry.js',
  module: ['module.js'],
  routes: [{ path: '/booking/:id', access: 'open' as const, chunk: 'details', early: [] }],
  chunks: { details: ['details.js', 'module.js', 'details.css'], list: ['list.js'] },
  slots: [],
  navigation: [],
  integrity: {},
}
const registry = { shell: { version: '1.0.0', contract: '1.0.0' }, remotes: { 'mf-bookings': remote } }
const budget = { entry: 'main', shellChunks: [], maxKilobytes: 1, maxFiles: 1 }

test('a page of a remote loads the shell, and of that remote the entry, the module and its screen, each once', () => {
  expect(pageFiles({ ...budget, page: '/booking/7' }, shell, registry)).toEqual({
    shell: ['runtime.js', 'main.js', 'main.css'],
    remotes: ['entry.js', 'module.js', 'details.js', 'details.css'].map((file) => ({ name: 'mf-bookings', file })),
  })
})

test("a page of the shell's own loads its chunk and no remote", () => {
  expect(pageFiles({ ...budget, page: '/login', shellChunks: ['login'] }, shell, registry)).toEqual({
    shell: ['runtime.js', 'main.js', 'main.css', 'login.js'],
    remotes: [],
  })
})

test('a budget that names what is not there is an error, not a pass', () => {
  expect(() => pageFiles({ ...budget, page: '/login', shellChunks: ['none'] }, shell, registry)).toThrow("'none'")
  expect(() => pageFiles({ ...budget, page: '/login', entry: 'none' }, shell, registry)).toThrow("'none'")
})
