import { expect, test } from 'vitest'
import { engraving, version } from '../line/engraving.fixture'
import { requestText } from './owner-request-text'

const READ = 'Please read it slowly, letter by letter.'

test.each([
  [null, 'Harbour Vet', `Harbour Vet has prepared this plaque for Luna. ${READ}`],
  [null, '', `Your clinic has prepared this plaque for Luna. ${READ}`],
  [version({ version: 2 }), 'Harbour Vet', `This is the plaque for Luna with your changes. ${READ}`],
])('an owner reads whose version of the plaque it is', (received, clinic, words) => {
  expect(requestText(engraving({ received }), clinic)).toBe(words)
})
