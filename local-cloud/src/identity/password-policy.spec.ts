import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from './demo-accounts.data'
import { policyBreach } from './password-policy'

test.each([
  ['Demo-pass-1', undefined],
  ['abcd123!', undefined],
  ['aaaa1111!!', undefined],
  ['abcd12!', 'Password not long enough'],
  ['12345678!', 'Password must have letter characters'],
  ['abcdefgh!', 'Password must have numeric characters'],
  ['abcd1234', 'Password must have symbol characters'],
  [' abcd1234!', 'Password must not begin or end with a space'],
  [`aa1!${'x'.repeat(253)}`, 'Password too long'],
])('%j: %s [SHL-30]', (password, breach) => {
  expect(policyBreach(password)).toBe(breach)
})

test('the demo accounts are the six of the demo world, one with a temporary password', () => {
  expect(DEMO_ACCOUNTS.map(({ username, temporary }) => [username, temporary ?? false])).toEqual([
    ['owner@harbour.test', false],
    ['nurse@harbour.test', false],
    ['new@harbour.test', true],
    ['nobody@harbour.test', false],
    ['owner@banksia.test', false],
    ['owner@southbank.test', false],
  ])
  expect(DEMO_ACCOUNTS.filter(({ password }) => policyBreach(password) !== undefined)).toEqual([])
})
