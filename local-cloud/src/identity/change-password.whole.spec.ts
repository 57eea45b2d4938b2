import { fetchAuthSession, signOut, updatePassword } from 'aws-amplify/auth'
import { beforeEach, expect, test } from 'vitest'
import { ownAccount, PASSWORD } from '../testing/own-account'

const { enter } = ownAccount((count) => `p${count}@harbour.test`)

beforeEach(() => enter())

const change = (oldPassword: string, newPassword: string) => updatePassword({ oldPassword, newPassword })

test('the present password is asked for, and the new one signs in from then on [OPEN-290]', async () => {
  await change(PASSWORD, 'Own-words-7')
  expect((await fetchAuthSession()).tokens?.accessToken).toBeDefined()
  await signOut()
  await expect(enter()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(await enter('Own-words-7')).toMatchObject({ isSignedIn: true })
})

test('a wrong one changes nothing, and neither does a weak or a leaked new one', async () => {
  await expect(change('Demo-pass-2', 'Own-words-7')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  await expect(change(PASSWORD, 'Password-1')).rejects.toMatchObject({ message: /security reasons/ })
  await signOut()
  expect(await enter()).toMatchObject({ isSignedIn: true })
})

test('five wrong ones, then no more in an hour', async () => {
  for (let guess = 1; guess <= 5; guess++)
    await expect(change(`Demo-pass-${guess + 1}`, 'Own-words-7')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  await expect(change(PASSWORD, 'Own-words-7')).rejects.toMatchObject({ name: 'LimitExceededException' })
})
