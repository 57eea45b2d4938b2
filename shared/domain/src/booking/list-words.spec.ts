import { expect, test } from 'vitest'
import { missingWords } from './list-words'

test('says what is missing, not a percentage', () => {
  expect(missingWords(['weight', 'breed', 'phone'])).toBe("Missing: weight, breed, owner's phone")
})

test('a name it does not know is said as it is [OPEN-85]', () => {
  expect(missingWords(['consent form'])).toBe('Missing: consent form')
})

test('nothing missing, nothing said', () => {
  expect(missingWords([])).toBe('')
})
