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

test('a list of packages with their keys is read', () => {
  expect(read('{ "mf-a": ["x", "y"], "*" : ["z"], "mf-b": [] }')).toEqual({
    'mf-a': ['x', 'y'],
    '*': ['z'],
    'mf-b': [],
  })
})

test.each(['{ "mf-a": ["x"], "mf-a": ["y"] }', '{"*":[],"mf-a":["x"],"*"\n:["y"]}'])(
  'a package with two entries is refused, of which one would be passed over: %s [OPEN-334]',
  (text) => expect(() => read(text)).toThrow(/RELEASE_KEYS.*a package stands there twice/),
)
