import { expect, test } from 'vitest'
import { duplicateKey } from './duplicate-key'

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1,"b":2}}', 'b'],
  ['[{"a":1},{"a":1,"c":[],"a":3}]', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"\\"":1,"x":"a,\\"b\\":","\\"":2}', '"'],
  ['{"a":"{\\"b\\":1,\\"b\\":2}","b":["a","a"]}', null],
  ['{"a":{"a":{"a":1}},"b":{"a":"\\\\"}}', null],
  ['[]', null],
  ['"a"', null],
  ['{}', null],
])('%s has a duplicate key: %s', (json, key) => expect(duplicateKey(json)).toBe(key))
