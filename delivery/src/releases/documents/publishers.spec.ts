import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { NO_NAMES, readPublishers, signerName } from './publishers'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function read(text: string) {
  const file = path.join(folder, 'keys.json')
  writeFileSync(file, text)
  return readPublishers(file)
}

test('reads a list of packages with their keys', () => {
  expect(read('{ "mf-a": ["x", "y"], "*" : ["z"], "mf-b": [] }')).toEqual({
    'mf-a': ['x', 'y'],
    '*': ['z'],
    'mf-b': [],
  })
})

test.each(['{ "mf-a": ["x"], "mf-a": ["y"] }', '{"*":[],"mf-a":["x"],"*"\n:["y"]}'])(
  'refuses a package with two entries: %s [OPEN-334]',
  (text) => expect(() => read(text)).toThrow(/RELEASE_KEYS.*a package is listed twice/),
)

const KEY = 'MCowBQYDK2VwAyEA0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef='
const LISTED = new Map([[KEY, 'Reports']])

test.each([
  ['its name in the list', LISTED, { 'mf-a': [KEY] }, 'Reports'],
  ['the end of the key without a listed name', NO_NAMES, { 'mf-a': [KEY] }, 'key …UVWXYZabcdef='],
  ['the end of the key without a list', NO_NAMES, null, 'key …UVWXYZabcdef='],
  ['the end of the key if its listed name is empty', new Map([[KEY, '']]), {}, 'key …UVWXYZabcdef='],
  ['the guard, by its right', NO_NAMES, { guard: [KEY] }, 'guard'],
])('names a signer by %s [OPEN-334]', (_, names, publishers, name) => {
  expect(signerName(KEY, names, publishers)).toBe(name)
})
