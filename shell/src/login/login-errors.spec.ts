import { ApiError } from '@portal/api-client'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { expect, test } from 'vitest'
import { failureText, LOGIN_FAILED, loginErrors } from './login-errors'

test('reports an empty username and password [SHL-08, SHL-09]', () => {
  expect(loginErrors({ username: '  ', password: '' })).toEqual({
    username: 'Username is invalid or missing',
    password: 'Password is invalid or missing',
  })
  expect(loginErrors({ username: 'owner@harbour.test', password: ' x ' })).toEqual({})
})

test.each([...Object.values(UNPRINTABLE_TEXTS), ENDLESS_TEXT])(
  'names a value that the identity service would refuse at its field: %.12j [SHL-08, SHL-09]',
  (text) => {
    expect(loginErrors({ username: text, password: text })).toEqual({
      username: 'Username is invalid or missing',
      password: 'Password is invalid or missing',
    })
  },
)

test.each(Object.values(UNUSUAL_TEXTS))('leaves %j to the identity service [SHL-10]', (text) => {
  expect(loginErrors({ username: text, password: text })).toEqual({})
})

test("shows the service's message of a refusal, or the default [SHL-10]", () => {
  const refused = Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' })
  expect(failureText(refused)).toBe('Incorrect username or password.')
  expect(failureText(Object.assign(new Error(''), { name: 'NotAuthorizedException' }))).toBe(LOGIN_FAILED)
  const unfit = Object.assign(new Error('1 validation error detected'), { name: 'InvalidParameterException' })
  expect(failureText(unfit)).toBe(LOGIN_FAILED)
})

test("a right password without a contact shows the default, with a closed account the server's sentence [OPEN-05, OPEN-13]", () => {
  const message = 'This account is not active. Ask the owner of your practice.'
  expect(failureText(new ApiError({ kind: 'forbidden', message: 'No practice.' }))).toBe(LOGIN_FAILED)
  expect(failureText(new ApiError({ kind: 'forbidden', message, detail: { account: 'inactive' } }))).toBe(message)
})

test.each(['TypeError', 'NetworkError', 'Unknown', 'UnexpectedLambdaException', 'ResourceNotFoundException'])(
  'does not call the password wrong when the identity service is down (%s) [OPEN-93]',
  (name) => {
    expect(failureText(Object.assign(new Error('A network error has occurred.'), { name }))).toBe(
      "The sign-in service cannot be reached, so we couldn't check your password. What you typed is still here. Try again in a moment.",
    )
  },
)

test('signs nobody in when sign-ins cannot be recorded, without calling the password wrong [OPEN-326]', () => {
  expect(failureText(Object.assign(new Error('x'), { name: 'InternalErrorException' }))).toBe(
    'We could not sign you in right now. What you typed is still here. Try again in a few minutes.',
  )
})

test.each(['offline', 'timeout', 'server', 'unexpectedAnswer'] as const)(
  'with a silent portal (%s) calls neither password nor account wrong [OPEN-93]',
  (kind) => {
    expect(failureText(new ApiError({ kind }))).toBe(
      'The portal does not answer, so you are not signed in. Your password was not refused, and what you typed is still here. Try again in a moment.',
    )
  },
)

test('names a sign-in service that never answers, and nothing else [OPEN-93]', () => {
  expect(failureText(new TimeLimitExceeded('no answer'))).toBe(
    "The sign-in service does not answer. We couldn't check your password. What you typed is still here. Try again in a moment.",
  )
})
