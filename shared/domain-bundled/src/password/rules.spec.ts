import { describe, expect, test } from 'vitest'
import { guessedWord, isCommonPassword, ownWords } from './rules'

describe('words that a password must not contain [OPEN-219]', () => {
  const words = ownWords({
    username: 'Olivia.Hart@Harbour.test',
    names: ['Lightwood Pet Farewells', 'Harbour Veterinary Clinic', null, 'Zoë'],
  })

  test('come from the portal, the brand, the practice, the address and the name, each once', () => {
    expect(words).toEqual([
      'portal',
      'cremation',
      'veterinary',
      'password',
      'lightwood',
      'pet',
      'farewells',
      'harbour',
      'clinic',
      'zoë',
      'olivia',
      'hart',
    ])
  })

  test.each([
    ['Harbour-2024', 'harbour'],
    ['my4HARBOUR!1', 'harbour'],
    ['H4rb0ur#77', 'harbour'],
    ['0l1v1a-9999', 'olivia'],
    ['C1inic-hat-9', 'clinic'],
    // Words of three letters are refused on their own, not inside another word.
    ['Zoe-12345', 'zoë'],
    ['PET_2024!!', 'pet'],
    ['carpet-4-tea', undefined],
    ['nine Blue kettles 9!', undefined],
  ])('%s contains %s', (password, word) => {
    expect(guessedWord(password, words)).toBe(word)
  })

  test('a username that is not an email address adds only itself', () => {
    expect(ownWords({ username: 'o', names: [] })).toEqual(['portal', 'cremation', 'veterinary', 'password'])
  })
})

describe('the commonest passwords [OPEN-219]', () => {
  const common = new Set(['password', 'qwerty', 'dragon', '1qaz2wsx', 'q1w2e3r4', 'pass'])

  test.each(['P@ssw0rd', 'Password1!', '!!Password-2024', 'Qwerty123!', '#Dragon_77', '1qaz@WSX', 'q1w2e3r4!!'])(
    '%s is a common password',
    (password) => {
      expect(isCommonPassword(password, common)).toBe(true)
    },
  )

  test.each(['Demo-pass-2', 'dragon-kettle-7', 'passage-41!', 'Blue-98-ferry'])(
    '%s is not a common password',
    (password) => {
      expect(isCommonPassword(password, common)).toBe(false)
    },
  )
})
