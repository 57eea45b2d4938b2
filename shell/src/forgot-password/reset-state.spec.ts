import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS } from '@portal/testing/nasty-texts'
import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { expect, test } from 'vitest'
import { UNPRINTABLE } from '@portal/forms'
import { resetErrors, resetFailure } from './reset-state'

const filled = { username: 'owner@harbour.test', code: '123456', password: 'Demo-pass-2', retype: 'Demo-pass-2' }
const fault = (name: string) => Object.assign(new Error(`${name} says`), { name })

test('each step reports its missing values [SHL-31, SHL-32, SHL-33]', () => {
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

test.each([...Object.values(BLANK_TEXTS), ...Object.values(UNPRINTABLE_TEXTS), ENDLESS_TEXT])(
  'refuses a text that cannot be a username or code before it is sent: %.12j [SHL-31, SHL-32]',
  (text) => {
    const username = { username: 'Email is invalid or not registered' }
    expect(resetErrors('send-email', { ...filled, username: text })).toEqual(username)
    expect(resetErrors('verify-code', { ...filled, code: text })).toEqual({ code: 'The verification code is invalid' })
  },
)

test('explains at the field a password that no policy accepts [SHL-33]', () => {
  const errors = (password: string) => resetErrors('new-password', { ...filled, password, retype: password })
  expect(errors(ENDLESS_TEXT)).toEqual({ password: 'Use at most 256 characters' })
  expect(errors('Demo-pass\t2')).toEqual({ password: UNPRINTABLE })
  expect(errors('\u200b')).toEqual({ password: 'Password is invalid / do not match' })
})

test('shows a value that the service refuses at its field, not as a connection error [SHL-31, SHL-38]', () => {
  const refused = fault('InvalidParameterException')
  expect(resetFailure('send-email', refused)).toEqual({
    place: 'username',
    text: 'Email is invalid or not registered',
  })
  expect(resetFailure('new-password', refused)).toMatchObject({ place: 'password' })
})

test("shows the first step's limit below the field in the service's words [SHL-34]", () => {
  expect(resetFailure('send-email', fault('LimitExceededException'))).toEqual({
    place: 'username',
    text: 'LimitExceededException says',
  })
})

test.each([
  ['CodeMismatchException', 'Invalid verification code.', 'back-to-code'],
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'return-to-login'],
  ['ExpiredCodeException', 'ExpiredCodeException says', 'return-to-login'],
])('%s at the new password [SHL-35, SHL-36, SHL-37]', (name, text, link) => {
  expect(resetFailure('new-password', fault(name))).toEqual({ place: 'form', text, link })
})

test('explains at the field a password that the service refuses [SHL-38]', () => {
  expect(resetFailure('new-password', fault('InvalidPasswordException'))).toEqual({
    place: 'password',
    text: 'Password is invalid: Must contain letter, number, and symbol (for example: @, !, $, etc). Also the length should be minimum 8 characters.',
  })
})

test('after no answer keeps the input and does not say whether the password changed [OPEN-93]', () => {
  const silence = new TimeLimitExceeded('no answer')
  expect(resetFailure('send-email', silence)).toEqual({
    place: 'form',
    text: 'The sign-in service does not answer. What you typed is still here. Try again in a moment.',
  })
  expect(resetFailure('new-password', silence)).toEqual({
    place: 'form',
    text: 'The sign-in service does not answer, so we do not know whether your password was changed. What you typed is still here: try again in a moment, or sign in with the new password.',
    link: 'return-to-login',
  })
})

test('explains a password known from a leak [OPEN-165]', () => {
  const message = 'Provided password cannot be used for security reasons.'
  expect(resetFailure('new-password', Object.assign(new Error(message), { name: 'InvalidPasswordException' }))).toEqual(
    {
      place: 'password',
      text: 'This password was found in a list of passwords that leaked from another service, so others may try it. Choose one that you use nowhere else.',
    },
  )
})

test('names a word of portal, practice or person at the field [OPEN-219]', () => {
  const errors = (password: string) =>
    resetErrors('new-password', { ...filled, password, retype: password }, ['portal', 'harbour'])
  expect(errors('Harbour-2024')).toEqual({
    password:
      'Leave out “harbour”. Words of the portal, of your practice, and of your name or email are what others try first.',
  })
  expect(errors('Demo-pass-2')).toEqual({})
})

test.each([
  [
    'InvalidPasswordException',
    'The password holds a word that is guessed first: olivia',
    'Leave out “olivia”. Words of the portal, of your practice, and of your name or email are what others try first.',
  ],
  [
    'InvalidPasswordException',
    'The password is one of the commonest.',
    'Too many people use this password, so it is tried first. Choose another, such as three words that do not belong together, with a number and a symbol.',
  ],
  [
    'PasswordHistoryPolicyViolationException',
    'Password has previously been used.',
    'You had this password before. Choose one that you have not used here.',
  ],
])('%s: %s [OPEN-219, OPEN-220]', (name, message, text) => {
  expect(resetFailure('new-password', Object.assign(new Error(message), { name }))).toEqual({ place: 'password', text })
})
