import { expect, test } from 'vitest'
import { isObject, messageOf } from './unknown'

test.each([
  [new Error('no room'), 'no room'],
  [new TypeError(''), ''],
  ['no room', 'no room'],
  [404, '404'],
  [null, 'null'],
  [undefined, 'undefined'],
])('the message of what was thrown: %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message)
})

test.each([
  [{}, true],
  [[], true],
  [new Date(0), true],
  [null, false],
  [undefined, false],
  ['text', false],
  [0, false],
])('%s is an object: %s', (value, is) => {
  expect(isObject(value)).toBe(is)
})
