import { AdminGetUserCommand, AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider'
import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { adminClient, callIdentity } from '../testing/cognito'
import { ownAccount } from '../testing/own-account'

const STEP = 30_000
const NOW = Math.floor(Date.now() / STEP) * STEP + 1_000
const { cloud, username, enter } = ownAccount((count) => `m${count}@harbour.test`)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await enter()
})
afterEach(() => vi.useRealTimers())

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW + steps * STEP })

/** Sets an app up and gives its secret. The code of the step before is used by it. */
async function setUp(): Promise<string> {
  const { sharedSecret } = await setUpTOTP()
  await verifyTOTPSetup({ code: codeOf(sharedSecret, -1) })
  await updateMFAPreference({ totp: 'PREFERRED' })
  await signOut()
  return sharedSecret
}

const answerOf = async (code: string) => {
  const { nextStep } = await enter()
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  return confirmSignIn({ challengeResponse: code })
}

describe('a sign-in with a code of an app [OPEN-217]', () => {
  test('asks for it after the password, and takes it', async () => {
    const secret = await setUp()
    expect(secret).toMatch(/^[A-Z2-7]{52}$/)
    expect(await answerOf(codeOf(secret))).toMatchObject({ isSignedIn: true })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  })

  test('takes a code of one time step before or after, and none of two', async () => {
    const secret = await setUp()
    await expect(answerOf(codeOf(secret, 2))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    expect(await confirmSignIn({ challengeResponse: codeOf(secret, 1) })).toMatchObject({ isSignedIn: true })
    vi.setSystemTime(NOW + 5 * STEP)
    await signOut()
    await expect(answerOf(codeOf(secret, 3))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    expect(await confirmSignIn({ challengeResponse: codeOf(secret, 4) })).toMatchObject({ isSignedIn: true })
  })

  test('takes no code twice, nor one from before the last', async () => {
    const secret = await setUp()
    await answerOf(codeOf(secret))
    await signOut()
    await expect(answerOf(codeOf(secret))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
    await expect(confirmSignIn({ challengeResponse: codeOf(secret, -1) })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    })
  })

  test('is locked after five guesses, and the right code does not help for 15 minutes', async () => {
    const secret = await setUp()
    await expect(answerOf('abc')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    const wrong = codeOf(secret, 9)
    for (let guess = 2; guess <= 5; guess++)
      await expect(confirmSignIn({ challengeResponse: wrong })).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await expect(confirmSignIn({ challengeResponse: codeOf(secret) })).rejects.toMatchObject({
      name: 'TooManyRequestsException',
    })
    await expect(answerOf(codeOf(secret, 1))).rejects.toMatchObject({ name: 'TooManyRequestsException' })
    vi.setSystemTime(NOW + 31 * STEP)
    expect(await answerOf(codeOf(secret, 31))).toMatchObject({ isSignedIn: true })
  })

  test('is over three minutes after the password', async () => {
    const secret = await setUp()
    await enter()
    vi.setSystemTime(NOW + 7 * STEP)
    await expect(confirmSignIn({ challengeResponse: codeOf(secret, 7) })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  test('needs the password: a session that is made up gets no further', async () => {
    const secret = await setUp()
    const answer = await callIdentity(cloud().cloud.urls.identity, 'RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'made-up-session-of-nobody',
      ChallengeResponses: { USERNAME: username(), SOFTWARE_TOKEN_MFA_CODE: codeOf(secret) },
    })
    expect(await answer.json()).toMatchObject({ __type: 'NotAuthorizedException' })
  })
})

describe('setting an app up [OPEN-217]', () => {
  test('needs a right code, and is off until it is switched on', async () => {
    await expect(updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    const { sharedSecret } = await setUpTOTP()
    await expect(verifyTOTPSetup({ code: codeOf(sharedSecret, 5) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await verifyTOTPSetup({ code: codeOf(sharedSecret) })
    await signOut()
    expect(await enter()).toMatchObject({ isSignedIn: true })
  })

  test('is undone by the administration [OPEN-218]', async () => {
    await setUp()
    const admin = adminClient(cloud().cloud.urls.admin)
    const account = { UserPoolId: DEMO_SETTINGS.identity.poolId, Username: username() }
    vi.useRealTimers()
    expect((await admin.send(new AdminGetUserCommand(account))).UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA'])
    await admin.send(
      new AdminSetUserMFAPreferenceCommand({
        ...account,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    )
    expect((await admin.send(new AdminGetUserCommand(account))).UserMFASettingList).toBeUndefined()
    expect(await enter()).toMatchObject({ isSignedIn: true })
  })
})
