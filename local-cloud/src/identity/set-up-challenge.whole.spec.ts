import { confirmSignIn, fetchMFAPreference, signOut } from 'aws-amplify/auth'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callIdentity } from '../testing/cognito'
import { ownAccount } from '../testing/own-account'

const STEP = 30_000
const NOW = Math.floor(Date.now() / STEP) * STEP + 1_000
const { cloud, username, enter } = ownAccount((count) => `s${count}+app@harbour.test`)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => vi.useRealTimers())

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW + steps * STEP })

/** The secret that the sign-in gives after the password. */
async function asked(): Promise<string> {
  const { nextStep } = await enter()
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  return nextStep.totpSetupDetails.sharedSecret
}

test('an account that must have an app sets one up at its sign-in, and is asked for a code from then on [OPEN-289]', async () => {
  const secret = await asked()
  expect(await confirmSignIn({ challengeResponse: codeOf(secret, -1) })).toMatchObject({ isSignedIn: true })
  expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  await signOut()
  expect((await enter()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  expect(await confirmSignIn({ challengeResponse: codeOf(secret) })).toMatchObject({ isSignedIn: true })
})

test('three minutes after the password it is over; the next sign-in gives another key', async () => {
  const secret = await asked()
  vi.setSystemTime(NOW + 7 * STEP)
  await expect(confirmSignIn({ challengeResponse: codeOf(secret, 7) })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  const next = await asked()
  expect(next).not.toBe(secret)
  await expect(confirmSignIn({ challengeResponse: codeOf(secret, 7) })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  expect(await confirmSignIn({ challengeResponse: codeOf(next, 7) })).toMatchObject({ isSignedIn: true })
})

test('without a code that was shown, nobody gets past the step; a made-up session gets no key', async () => {
  const { nextStep } = await enter()
  expect(nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
  const ask = async (operation: string, input: object) =>
    (await callIdentity(cloud().cloud.urls.identity, operation, input)).json()
  const Session = 'made-up-session-of-nobody'
  const over = { __type: 'NotAuthorizedException' }
  expect(await ask('AssociateSoftwareToken', { Session })).toMatchObject(over)
  expect(await ask('VerifySoftwareToken', { Session, UserCode: '123456' })).toMatchObject(over)
  const end = { ChallengeName: 'MFA_SETUP', ChallengeResponses: { USERNAME: username() } }
  expect(await ask('RespondToAuthChallenge', { ...end, Session })).toMatchObject(over)
})
