import { describe, expect, test } from 'vitest'
import { readDeclaration } from './declaration'
import { reservedWords, SERVER_PATHS, SHELL_PATHS } from './reserved-paths'

const declared = (path: string, below?: string) =>
  readDeclaration({
    name: 'mf-a',
    title: 'A',
    routes: [{ path, access: 'staff', chunk: 'screen' }],
    ...(below !== undefined && { ownerPages: { below, staffLogin: '/mf-a-login', staffQuery: 'staff=1' } }),
  })

test.each([...SERVER_PATHS, ...SERVER_PATHS.map((path) => `${path}/deep/:id`), '/portal-status/'])(
  'a remote that claims %s is refused by its own build, in words [OPEN-304]',
  (path) => {
    expect(() => declared(path)).toThrow(`${path} is answered by the web server itself`)
    expect(() => declared('/pets', path)).toThrow(`${path} is answered by the web server itself`)
  },
)

test.each([...SHELL_PATHS, '/login/:one'])('%s is a screen of the shell [OPEN-304]', (path) => {
  expect(() => declared(path)).toThrow(`${path} is a screen of the shell`)
})

test('a path with a file extension is no page [OPEN-304]', () => {
  expect(() => declared('/reports/month.pdf')).toThrow('/reports/month.pdf ends as a file does')
})

describe('similar paths are free [OPEN-304]', () => {
  test.each([
    '/apiary',
    '/healthy',
    '/portal-status-of-pets',
    '/login-help',
    '/pets/api',
    '/versions.of/:id',
    '/a.b-c/d',
  ])('%s', (path) => {
    expect(reservedWords(path)).toBeNull()
    expect(declared(path).routes).toHaveLength(1)
  })
})
