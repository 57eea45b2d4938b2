import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPublishers } from './publishers'

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
