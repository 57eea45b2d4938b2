import { expect, test } from 'vitest'
import { RESET_STEPS, resetErrors, resetFailure } from './reset-state'

const filled = { username: 'owner@harbour.test', code: '123456', password: 'Demo-pass-2', retype: 'Demo-pass-2' }
const fault = (name: string) => Object.assign(new Error(`${name} says`), { name })

test('there are three steps in this order [SHL-28]', () => {
  expect(RESET_STEPS.map(({ step }) => step)).toEqual(['send-email', 'verify-code', 'new-password'])
})

test('each step names what it lacks [SHL-31] [SHL-32] [SHL-33]', () => {
  expect(resetErrors('send-email', { ...filled, username: ' ' })).toEqual({
    username: 'Email is invalid or not registered',
  })
  expect(resetErrors('verify-code', { ...filled, code: '' })).toEqual({ code: 'The verification code is invalid' })
  const differs = { retype: 'Password is invalid / do not match' }
  expect(resetErrors('new-password', { ...filled, retype: 'Demo-pass-3' })).toEqual(differs)
  expect(resetErrors('new-password', { ...filled, retype: '' })).toEqual(differs)
  expect(resetErrors('new-password', { ...filled, password: '' })).toEqual({
    password: 'Password is invalid / do not match',
  })
  expect(resetErrors('new-password', filled)).toEqual({})
})

test('the limit at the first step shows under the field in the words of the service [SHL-34]', () => {
  expect(resetFailure('send-email', fault('LimitExceededException'))).toEqual({
    place: 'username',
    text: 'LimitExceededException says',
  })
})

test.each([
  ['CodeMismatchException', 'Invalid verification code.', 'back-to-code'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'return-to-login'],
  ['ExpiredCodeException', 'ExpiredCodeException says', 'return-to-login'],
])('%s at the new password [SHL-35] [SHL-36] [SHL-37]', (name, text, link) => {
  expect(resetFailure('new-password', fault(name))).toEqual({ place: 'form', text, link })
})

test('a password that the service refuses is explained at its field [SHL-38]', () => {
  expect(resetFailure('new-password', fault('InvalidPasswordException'))).toEqual({
    place: 'password',
    text: 'Password is invalid: Must contain letter, number, and symbol (for example: @, !, $, etc). Also the length should be minimum 8 characters.',
  })
})
