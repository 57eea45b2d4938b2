import { expect, test } from 'vitest'
import { failureText } from '../login/login-errors'
import { rethrowInOurText, stepNotOffered } from './sign-in-refusal'

const refusal = (name: string, message: string) => Object.assign(new Error(message), { name })

/** Text of a refusal in the form. */
function textOf(error: Error): string {
  try {
    return rethrowInOurText(error)
  } catch (thrown) {
    return failureText(thrown)
  }
}

test('a sign-in stopped for a leaked password says what to do [OPEN-220]', () => {
  expect(textOf(refusal('NotAuthorizedException', 'Unable to login because of security reasons.'))).toBe(
    'The sign-in service stopped this sign-in for your safety. Reset your password, then sign in with the new one.',
  )
  expect(textOf(refusal('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
    'Incorrect username or password.',
  )
})

test('a required step that the portal lacks is reported: the password was right [OPEN-217]', () => {
  expect(textOf(stepNotOffered())).toBe(
    'Your password is right, but this account needs a sign-in step that cannot be set up here. Call Client Care on the number below.',
  )
})
