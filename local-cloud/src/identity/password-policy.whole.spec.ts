import { expect, test } from 'vitest'
import { assertPolicy, policyBreach } from './password-policy'

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

test("a password known from a leak is refused in the service's own words [OPEN-165]", () => {
  expect(() => assertPolicy('Password-1')).toThrow('Provided password cannot be used for security reasons.')
  expect(() => assertPolicy('Password-2')).not.toThrow()
})
