import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { refusedPassword } from './guessed-passwords'

const chosen = (Password: string, operation = 'ConfirmForgotPassword') =>
  refusedPassword(operation, { Username: 'Olivia.Hart@harbour.test', ConfirmationCode: '123456', Password })
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
  ])('%s holds a word that anybody tries', async (password, word) => {
    expect(await messageOf(password)).toEqual(said(`The password holds a word that is guessed first: ${word}`))
  })

  test.each(['Qwerty123!', 'Dr4gon-1990', '1qaz@WSX', 'Sunshine1!'])('%s is one of the commonest', async (password) => {
    expect(await messageOf(password)).toEqual(said('The password is one of the commonest.'))
  })

  test.each(['Demo-pass-2', 'secret-Pass-1', 'nine Blue kettles 9!'])('%s is none', async (password) => {
    expect(await messageOf(password)).toBeNull()
  })

  test('so are the 3,000 commonest that can be made to fit the rule of letter, number, symbol and length', async () => {
    const fitting = dictionary['passwords-common']
      .filter((word) => /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word))
      .slice(0, 3_000)
      .map((word) => `${word}${/\d/.test(word) ? '' : '1'}`.padEnd(8, '!').concat('!'))
    expect(fitting.filter((word) => !/^(?=.*[a-z])(?=.*\d)(?=.*!).{8,}$/.test(word))).toEqual([])
    const answers = await Promise.all(fitting.map((password) => chosen(password)))
    expect(answers.filter((answer) => answer === null)).toEqual([])
  })

  test('is looked at where it passes in the clear, and nowhere else', async () => {
    expect(await chosen('Qwerty123!', 'RespondToAuthChallenge')).toBeNull()
    expect(await refusedPassword('ConfirmForgotPassword', { Username: 'a' })).toBeNull()
  })
})
