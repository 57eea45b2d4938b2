import { describe, expect, test } from 'vitest'
import { newPasswordRefusal } from './guessed-passwords'

const chosen = (Password: string, operation = 'ConfirmForgotPassword') =>
  newPasswordRefusal(operation, { Username: 'Olivia.Hart@harbour.test', ConfirmationCode: '123456', Password })
const messageOf = async (password: string) => {
  const refused = await chosen(password)
  return refused === null ? null : [refused.error, refused.body]
}
const said = (message: string) => ['InvalidPasswordException', { __type: 'InvalidPasswordException', message }]

describe('a new password that others would guess [OPEN-219]', () => {
  test.each([
    ['Harbour-99', 'harbour'],
    ['OLIVIA!2024', 'olivia'],
    ['Elderheath#1', 'elderheath'],
    ['my-p0rtal-9', 'portal'],
  ])('%s contains the guessable word %s', async (password, word) => {
    expect(await messageOf(password)).toEqual(said(`The password holds a word that is guessed first: ${word}`))
  })

  test.each(['Qwerty123!', 'Dr4gon-1990', '1qaz@WSX', 'Sunshine1!'])('%s is a common password', async (password) => {
    expect(await messageOf(password)).toEqual(said('The password is one of the commonest.'))
  })

  test.each(['Demo-pass-2', 'secret-Pass-1', 'nine Blue kettles 9!'])('%s is accepted', async (password) => {
    expect(await messageOf(password)).toBeNull()
  })

  test('is checked only in calls that contain it in plain', async () => {
    expect(await chosen('Qwerty123!', 'RespondToAuthChallenge')).toBeNull()
    expect(await newPasswordRefusal('ConfirmForgotPassword', { Username: 'a' })).toBeNull()
  })
})
