import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { engravedForm, isEngravable, seenCharacters } from '@portal/domain'
import { notEngravable } from './not-engravable'

const short = (text: string) =>
  notEngravable(text).map(({ code, text: found, before, line, like }) =>
    [code, found, before, ...(line > 1 ? [line] : []), ...(like === null ? [] : [like])].join('|'),
  )

test.each([
  ['Zoë & Łukasz\n½ …\r\n', []],
  ['ﬁdo Ｂ', []],
  ['🐾 Bella ❤️', ['signs|🐾|', 'signs|❤️|Bella']],
  ['👨‍👩‍👧🐾 x', ['signs|👨‍👩‍👧🐾|']],
  ['Nr 1️⃣ 🇦🇺', ['signs|1️⃣|Nr', 'signs|🇦🇺|1️⃣']],
  ['שלום', ['letters|שלום|']],
  ['Bella\nRex 犬', ['letters|犬|Rex|2']],
  ['Bel\u200dla', ['invisible|\u200d|Bel']],
  ['Bel\u200d\u200bla', ['invisible|\u200d|Bel', 'invisible|\u200b|Bel']],
  ['Be\ufe0flla', ['invisible|\ufe0f|Be']],
  ['Bel\u00adla\tx', ['invisible|\u00ad|Bel', 'invisible|\t|Bella']],
  ['Bel\u0000la\ud83d', ['invisible|\u0000|Bel', 'invisible|\ud83d|Bella']],
  ['B\u0435lla', ['lookAlike|\u0435|B|e']],
  ['\u0391\u03bf', ['lookAlike|\u0391||A', 'lookAlike|\u03bf|\u0391|o']],
  ['Bel‑la', ['lookAlike|‑|Bel|-']],
  ['Z\u0337\u0322oe', ['marks|Z\u0337\u0322|']],
  ['Always remembered-for-ever🐾', ['signs|🐾|…red-for-ever']],
])('%j has: %j', (text, found) => {
  // Unicode orders the mark of a tail before that of a bar, in whatever order they were typed.
  expect(short(text)).toEqual(found.map((each) => each.normalize('NFC')))
})

const unit = oneof(
  string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  constantFrom(...'Bella é\n', 'e\u0301', '\u200d', '\ufe0f', 'ﬁ', 'е', '🐾', '\u0337', '\u20e3'),
)

test('finds every character of any text that cannot be engraved, at its place', () => {
  assert(
    property(string({ unit, maxLength: 40 }), (text) => {
      const whole = engravedForm(text.replace(/\r\n?/g, '\n'))
      const found = notEngravable(text)
      const isFine = seenCharacters(whole).every((seen) => seen === '\n' || isEngravable(seen))
      expect(found.length === 0).toBe(isFine)
      for (const { text: named, index } of found) {
        expect(named).not.toBe('')
        expect(whole.slice(index, index + named.length)).toBe(named)
        expect(isEngravable(named)).toBe(false)
      }
    }),
    { numRuns: 1000 },
  )
})

test('checks a very long text', () => {
  expect(notEngravable('🐾a'.repeat(5000))).toHaveLength(5000)
  expect(notEngravable(`Z${'\u0337'.repeat(10_000)}`)).toHaveLength(1)
})
