import { expect, test } from 'vitest'
import { NO_NAMES, signerName } from './signer-name'

const KEY = 'MCowBQYDK2VwAyEA0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef='
const LISTED = new Map([[KEY, 'Reports']])

test.each([
  ['its name in the list', LISTED, { 'mf-a': [KEY] }, 'Reports'],
  ['the end of the key, where no name is listed', NO_NAMES, { 'mf-a': [KEY] }, 'key …UVWXYZabcdef='],
  ['the same where nobody is listed', NO_NAMES, null, 'key …UVWXYZabcdef='],
  ['the end of the key, where its name is empty', new Map([[KEY, '']]), {}, 'key …UVWXYZabcdef='],
  ['the guard, by its right', NO_NAMES, { guard: [KEY] }, 'guard'],
])('a signer is told by %s [OPEN-334]', (_, names, publishers, name) => {
  expect(signerName(KEY, names, publishers)).toBe(name)
})
