import { ApiError } from '@portal/api-client'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { FORM_ERROR } from '@portal/forms'
import { expect, test } from 'vitest'
import { codeErrors, codeFailure } from './code-errors'

const fault = (name: string) => Object.assign(new Error('of the service'), { name })

test('accepts six digits in any grouping [OPEN-217]', () => {
  const missing = { code: 'Enter the six digits that your app shows' }
  expect(['123456', ' 123 456'].map((code) => codeErrors({ code }))).toEqual([{}, {}])
  expect(['', '12345', 'abcdef'].map((code) => codeErrors({ code }))).toEqual([missing, missing, missing])
})

test.each([
  ['CodeMismatchException', 'This code is not right. Enter the one that your app shows now.'],
  ['ExpiredCodeException', 'This code was used already, or is too old. Wait for the next one in your app.'],
])('shows %s at the field [OPEN-217]', (name, code) => {
  expect(codeFailure(fault(name))).toEqual({ code })
})

test.each([
  ['TooManyRequestsException', 'Too many wrong codes. Wait 15 minutes, then sign in again.'],
  [
    'NotAuthorizedException',
    'Too much time has passed since your password. Go back to the password and sign in again.',
  ],
  [
    'InternalErrorException',
    'We could not sign you in right now. Go back to the password, and sign in again in a few minutes.',
  ],
  ['NetworkError', "The sign-in service cannot be reached, so we couldn't check your code. Try again in a moment."],
])('shows %s in the form [OPEN-217, OPEN-93]', (name, text) => {
  expect(codeFailure(fault(name))).toEqual({ [FORM_ERROR]: text })
})

test('does not call a code wrong when the service never answers [OPEN-93]', () => {
  expect(codeFailure(new TimeLimitExceeded('no answer'))).toEqual({
    [FORM_ERROR]: "The sign-in service does not answer. We couldn't check your code. Try again in a moment.",
  })
})

test('a right code with a silent portal, or an account without access [OPEN-05, OPEN-93]', () => {
  expect(codeFailure(new ApiError({ kind: 'timeout' }))).toEqual({
    [FORM_ERROR]:
      'The portal does not answer, so you are not signed in. Your code was right. Go back to the password, and sign in again with the next code.',
  })
  const message = 'This account is not active. Ask the owner of your practice.'
  expect(codeFailure(new ApiError({ kind: 'forbidden', message, detail: { account: 'inactive' } }))).toEqual({
    [FORM_ERROR]: message,
  })
  expect(codeFailure(new ApiError({ kind: 'forbidden' }))).toEqual({
    [FORM_ERROR]: 'Please verify your email and password are correct and try again.',
  })
})
