import { expect, test } from 'vitest'
import { changeWords, summaryWords } from './again-words'

const bags = { name: 'Cadaver bags', said: '' }

test('each change is a sentence [OPEN-186]', () => {
  expect(changeWords({ code: 'price', was: 12.5, now: 1300 }, bags)).toBe('$1,300.00 each now, inc GST; it was $12.50.')
  expect(changeWords({ code: 'fewer', was: 5, now: 3 }, bags)).toBe('3 of 5 are in stock: 3 will be ordered.')
  expect(changeWords({ code: 'gone' }, { ...bags, said: 'Cadaver bags is no longer offered' })).toBe(
    'Cadaver bags is no longer offered. It is left out.',
  )
  expect(changeWords({ code: 'gone' }, bags)).toBe('Cadaver bags is out of stock for your region. It is left out.')
})

const same = { quantity: 2, changes: [] }
const gone = { quantity: 0, changes: [{ code: 'gone' as const }] }
test.each([
  [[same, same], 'Everything can be ordered as it was.'],
  [[same, gone], 'One item has changed since then.'],
  [
    [same, gone, { quantity: 1, changes: [{ code: 'fewer' as const, was: 2, now: 1 }] }],
    '2 items have changed since then.',
  ],
  [[gone, gone], 'Nothing of this order can be ordered any more.'],
])('and the whole is one too: %#', (lines, words) => expect(summaryWords(lines, 'order')).toBe(words))
