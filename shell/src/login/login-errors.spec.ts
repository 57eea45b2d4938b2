import { ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { expect, test } from 'vitest'
import { failureText, LOGIN_FAILED, loginErrors } from './login-errors'

test('an empty username and password are named [SHL-08, SHL-09]', () => {
  expect(loginErrors({ username: '  ', password: '' })).toEqual({
    username: 'Username is invalid or missing',
    password: 'Password is invalid or missing',
  })
  expect(loginErrors({ username: 'owner@harbour.test', password: ' x ' })).toEqual({})
})

test.each([...Object.values(UNPRINTABLE_TEXTS), ENDLESS_TEXT])(
  'what the identity service would not take is named at its field: %.12j [SHL-08, SHL-09]',
  (text) => {
    expect(loginErrors({ username: text, password: text })).toEqual({
      username: 'Username is invalid or missing',
      password: 'Password is invalid or missing',
    })
  },
)

test.each(Object.values(UNUSUAL_TEXTS))('whether %j may sign in the identity service says [SHL-10]', (text) => {
  expect(loginErrors({ username: text, password: text })).toEqual({})
})

test("a refused sign-in shows the service's message, anything else the default [SHL-10]", () => {
  const refused = Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' })
  expect(failureText(refused)).toBe('Incorrect username or password.')
  expect(failureText(new TypeError('Failed to fetch'))).toBe(LOGIN_FAILED)
  expect(failureText(Object.assign(new Error(''), { name: 'NotAuthorizedException' }))).toBe(LOGIN_FAILED)
})
