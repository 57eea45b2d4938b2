import { expect, test } from 'vitest'
import { NO_NAMES, signerName } from './signer-name'

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
