import { fetchAuthSession, signIn, signOut, updatePassword } from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { configureAmplify } from '../testing/amplify'
import { startTestCloud } from '../testing/cloud'
import type { TestCloud } from '../testing/cloud'

const password = 'Demo-pass-1'
let cloud: TestCloud
let username = ''
let count = 0

beforeAll(async () => {
  cloud = await startTestCloud()
  configureAmplify(`${cloud.origin}/cloud/identity/`)
})
afterAll(() => cloud.stop())
beforeEach(async () => {
  username = `p${++count}@harbour.test`
  await fetch(`${cloud.cloud.urls.admin}/users`, { method: 'POST', body: JSON.stringify({ username, password }) })
  await signOut()
  await signIn({ username, password })
})

const change = (oldPassword: string, newPassword: string) => updatePassword({ oldPassword, newPassword })

test('the present password is asked for, and the new one signs in from then on [OPEN-290]', async () => {
  await change(password, 'Own-words-7')
  expect((await fetchAuthSession()).tokens?.accessToken).toBeDefined()
  await signOut()
  await expect(signIn({ username, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(await signIn({ username, password: 'Own-words-7' })).toMatchObject({ isSignedIn: true })
})

test('a wrong one changes nothing, and neither does a weak or a leaked new one', async () => {
  await expect(change('Demo-pass-2', 'Own-words-7')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(change(password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  await expect(change(password, 'Password-1')).rejects.toMatchObject({ message: /security reasons/ })
  await signOut()
  expect(await signIn({ username, password })).toMatchObject({ isSignedIn: true })
})

test('five wrong ones, then no more in an hour', async () => {
  for (let guess = 1; guess <= 5; guess++)
    await expect(change(`Demo-pass-${guess + 1}`, 'Own-words-7')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  await expect(change(password, 'Own-words-7')).rejects.toMatchObject({ name: 'LimitExceededException' })
})
