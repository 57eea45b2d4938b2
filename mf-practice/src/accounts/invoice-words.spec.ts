import { expect, test } from 'vitest'
import { statusTone, statusWords, typeWords } from './invoice-words'

test.each([
  ['ACCREC', 'Invoice'],
  ['ACCRECCREDIT', 'Credit note'],
  ['Credit note', 'Credit note'],
  ['<b>odd</b>', '<b>odd</b>'],
])('type %s reads %s [PRA-02]', (Type, words) => expect(typeWords({ Type })).toBe(words))

test.each([
  ['AUTHORISED', 'Awaiting payment', 'info'],
  ['paid', 'Paid', 'success'],
  ['VOIDED', 'Cancelled', 'neutral'],
  ['Overdue', 'Overdue', 'danger'],
  ['', '', 'neutral'],
])('status %s reads %s [PRA-02]', (Status, words, tone) => {
  expect([statusWords({ Status }), statusTone({ Status })]).toEqual([words, tone])
})
