import { confirmResetPassword, resetPassword, signIn, signOut } from 'aws-amplify/auth'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configureAmplify, quickSignIns } from '../testing/amplify'
import { startTestCloud } from '../testing/cloud'
import { callIdentity } from '../testing/cognito'
import { MessagesSchema, readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
const accounts = ['a', 'b', 'c', 'd'].map((name) => ({
  username: `${name}@harbour.test`,
  password: 'Demo-pass-1',
}))

quickSignIns()
beforeAll(async () => {
  cloud = await startTestCloud({ accounts })
  configureAmplify(`${cloud.origin}/cloud/identity/`)
})
afterEach(() => vi.useRealTimers())
afterAll(() => cloud.stop())

async function messagesTo(address: string) {
  return (await readJson(await fetch(`${cloud.cloud.urls.mail}/messages.json?to=${address}`), MessagesSchema)).messages
}

async function codeFor(username: string): Promise<string> {
  const [message] = await messagesTo(username)
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'no code'
}

const NEW = 'New-pass-22'

test('a mailed code sets a new password, once [SHL-28]', async () => {
  const { nextStep } = await resetPassword({ username: 'A@Harbour.test' })
  expect(nextStep).toMatchObject({
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@h***' },
  })
  const confirmationCode = await codeFor('a@harbour.test')
  const input = { username: 'a@harbour.test', confirmationCode, newPassword: NEW }
  await confirmResetPassword(input)
  expect(await signIn({ username: 'a@harbour.test', password: NEW })).toMatchObject({ isSignedIn: true })
  await signOut()
  await expect(confirmResetPassword(input)).rejects.toMatchObject({ name: 'CodeMismatchException' })
})

test('a weak password leaves the code usable [SHL-38]; a wrong code is a mismatch [SHL-35]', async () => {
  const username = 'b@harbour.test'
  await resetPassword({ username })
  const confirmationCode = await codeFor(username)
  const wrong = confirmationCode === '000000' ? '000001' : '000000'
  await expect(confirmResetPassword({ username, confirmationCode, newPassword: 'onlyletters' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  await expect(confirmResetPassword({ username, confirmationCode: wrong, newPassword: NEW })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  await confirmResetPassword({ username, confirmationCode, newPassword: NEW })
})

test('a code works for an hour [SHL-37]', async () => {
  const username = 'c@harbour.test'
  await resetPassword({ username })
  const confirmationCode = await codeFor(username)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  await expect(confirmResetPassword({ username, confirmationCode, newPassword: NEW })).rejects.toMatchObject({
    name: 'ExpiredCodeException',
  })
})

test('five tries an hour: then even the right code is refused [SHL-36]', async () => {
  const username = 'd@harbour.test'
  await resetPassword({ username })
  const confirmationCode = await codeFor(username)
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await callIdentity(cloud.cloud.urls.identity, 'ConfirmForgotPassword', {
      Username: username,
      ConfirmationCode: 'none',
      Password: NEW,
    })
    expect(answer.headers.get('x-amzn-errortype')).toBe('CodeMismatchException')
  }
  await expect(confirmResetPassword({ username, confirmationCode, newPassword: NEW })).rejects.toMatchObject({
    name: 'LimitExceededException',
  })
})

test('five codes an hour [SHL-34]; an unknown user is treated alike [OPEN-07]', async () => {
  for (const username of ['d@harbour.test', 'ghost@harbour.test']) {
    const already = username.startsWith('d') ? 1 : 0
    for (let code = already + 1; code <= 5; code += 1) {
      expect((await resetPassword({ username })).nextStep.codeDeliveryDetails.destination).toBe(
        `${username.charAt(0)}***@h***`,
      )
    }
    const limited = await callIdentity(cloud.cloud.urls.identity, 'ForgotPassword', { Username: username })
    expect(await limited.json()).toEqual({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    })
  }
  expect(await messagesTo('ghost@harbour.test')).toEqual([])
  await expect(
    confirmResetPassword({ username: 'ghost@harbour.test', confirmationCode: '123456', newPassword: NEW }),
  ).rejects.toMatchObject({ name: 'CodeMismatchException' })
})
