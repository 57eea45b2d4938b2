import { expect, test } from 'vitest'
import { NO_NAMES, signerName } from './signer-name'

const KEY = 'MCowBQYDK2VwAyEA0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef='
const LISTED = new Map([[KEY, 'Reports']])

test.each([
  ['its name in the list', { by: 'root' }, LISTED, { 'mf-a': [KEY] }, 'Reports'],
  ['the end of the key, where no name is listed', { by: 'root' }, NO_NAMES, { 'mf-a': [KEY] }, 'key …UVWXYZabcdef='],
  ['the same where nobody is listed', { by: 'root' }, NO_NAMES, null, 'key …UVWXYZabcdef='],
  ['the end of the key, where its name is empty', {}, new Map([[KEY, '']]), {}, 'key …UVWXYZabcdef='],
  ['the guard, by its right', { by: 'root' }, NO_NAMES, { guard: [KEY] }, 'guard'],
  ['its name, and then the run for which it has signed', { run: 'repo:a' }, LISTED, {}, 'Reports for repo:a'],
])('a signer is told by %s [OPEN-334]', (_, document, names, publishers, name) => {
  expect(signerName(document, KEY, names, publishers)).toBe(name)
})
