import { expect, test } from 'vitest'
import { registryOf } from '../../shared/testing/src/registry'
import { pageFiles } from './page-files'

const shell = {
  entries: {
    main: { js: ['runtime.js', 'main.js'], css: ['main.css'] },
  },
  earlyRender: 'first.js',
  domain: 'domain.js',
  commonDomain: 'domain-common.js',
  commonNames: ['formatDate'],
  federation: 'federation.js',
  chunks: { login: ['login.js', 'runtime.js'], seam: ['seam.js'] },
}
const registry = registryOf(
  {
    name: 'mf-a',
    entry: 'entry.js',
    routes: [
      { path: '/pet/:id', access: 'open', chunk: 'details', early: [] },
      { path: '/pets', access: 'staff', chunk: 'list', early: [], drawnEarly: true },
    ],
    chunks: { details: ['details.js', 'details.css'], list: ['list.js'] },
  },
  {
    name: 'mf-b',
    ownerPages: { below: '/owners', staffLogin: '/owners/login', staffQuery: 'staff=1' },
    entry: 'entry.js',
    routes: [{ path: '/owners/pet', access: 'open', chunk: 'pet', early: [] }],
    chunks: { pet: ['pet.js'] },
    standalone: {
      entry: ['alone.js', 'alone.css'],
      chunks: { pet: ['alone-pet.js'] },
      integrity: {},
      skeleton: '',
      criticalCss: '',
      startScript: '',
      pages: {},
    },
  },
)
const budget = { shellChunks: [], maxKilobytes: 1, maxFiles: 1 }

test('a page of a remote loads the shell, and of that remote the entry and its screen, each once', () => {
  expect(pageFiles({ ...budget, page: '/pet/7' }, shell, registry)).toEqual({
    shell: ['runtime.js', 'main.js', 'main.css', 'domain.js', 'federation.js', 'seam.js'],
    remotes: ['entry.js', 'details.js', 'details.css'].map((file) => ({ name: 'mf-a', file })),
  })
})

test('a remote that takes of the domain what the lists do loads that in the place of the whole', () => {
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => [
      name,
      { ...remote, uses: { shared: { '@portal/domain': ['formatDate'] }, endpoints: [], slots: [] } },
    ]),
  )
  const { shell: files } = pageFiles({ ...budget, page: '/pet/7' }, shell, { ...registry, remotes })
  expect(files).toEqual(['runtime.js', 'main.js', 'main.css', 'domain-common.js', 'federation.js', 'seam.js'])
})

test('a screen that is drawn before React is there loads what draws it', () => {
  expect(pageFiles({ ...budget, page: '/pets' }, shell, registry).shell).toContain('first.js')
})

test("a page of the shell's own loads its chunk and no remote", () => {
  expect(pageFiles({ ...budget, page: '/login', shellChunks: ['login'] }, shell, registry)).toEqual({
    shell: ['runtime.js', 'main.js', 'main.css', 'login.js'],
    remotes: [],
  })
})

test("a pet owner's page loads its remote's own entry and nothing of the shell, staff's the same screen inside it", () => {
  expect(pageFiles({ ...budget, page: '/owners/pet?staff=0' }, shell, registry)).toEqual({
    shell: [],
    remotes: ['alone.js', 'alone.css', 'alone-pet.js'].map((file) => ({ name: 'mf-b', file })),
  })
  expect(pageFiles({ ...budget, page: '/owners/pet?staff=1' }, shell, registry).remotes).toEqual(
    ['entry.js', 'pet.js'].map((file) => ({ name: 'mf-b', file })),
  )
})

test('a budget that names what is not there is an error, not a pass', () => {
  expect(() => pageFiles({ ...budget, page: '/login', shellChunks: ['none'] }, shell, registry)).toThrow("'none'")
  expect(() => pageFiles({ ...budget, page: '/login' }, { ...shell, entries: {} }, registry)).toThrow("'main'")
})
