import { describe, expect, test } from 'vitest'
import { ageWords, missingWords, whyWaiting } from './list-words'

test('names the missing details instead of a percentage', () => {
  expect(missingWords(['weight', 'breed', 'phone'])).toBe("Missing: weight, breed, owner's phone")
})

test('shows an unknown code as it is [OPEN-85]', () => {
  expect(missingWords(['consent form'])).toBe('Missing: consent form')
})

test('is empty if nothing is missing', () => {
  expect(missingWords([])).toBe('')
})

describe('why a row waits for the practice [BKG-31, OPEN-229]', () => {
  const pending = 'Pet Collected - Pending Details'
  test.each([
    ['a collected pet without anything', pending, ['weight'], false, 'Missing: weight. Waiting for final instructions'],
    ['only the instructions are awaited', pending, [], false, 'Waiting for final instructions'],
    ['they are there, the weight is not', pending, ['weight'], true, 'Missing: weight'],
    ['all is there', pending, [], true, ''],
    ['begun here: instructions come after the submission', 'VP Unsubmitted', ['weight'], false, 'Missing: weight'],
    ['submitted', 'VP Submitted', ['weight'], false, ''],
    ['no stage', null, ['weight'], false, ''],
  ])('%s', (_, order_stage_c, missing, ok_prepare_c, words) => {
    expect(whyWaiting({ missing, cstm: { order_stage_c, ok_prepare_c } })).toBe(words)
  })
})

test.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [41, '41 days ago'],
])('%i days: %s [OPEN-229]', (days, words) => expect(ageWords(days)).toBe(words))
