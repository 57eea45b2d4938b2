import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { ENGRAVABLE, engravedForm, isEngravable } from './characters'

test('has each engravable letter and sign once', () => {
  for (const character of "ZoëŁukaszMāuiD'ArcyȘtefanŴynẾ–—‘’“”•…€½²©£ &") expect(isEngravable(character)).toBe(true)
  for (const character of ['♥', '™', 'ﬁ', '🐾', 'е', 'ש', '\u00ad', '\t', '\n', '', 'ab', 'e\u0301'])
    expect(isEngravable(character)).toBe(false)
  expect(new Set(ENGRAVABLE).size).toBe(ENGRAVABLE.length)
})

test.each([
  ['marks behind their letters', 'Zoe\u0308', 'Zoë'],
  ['ligatures', 'ﬁdo, oﬃce, ﬆ', 'fido, office, st'],
  ['full-width letters, figures and signs', 'Ｂｅｌｌａ　２０１２！', 'Bella 2012!'],
  ['styled letters', '𝓑𝓮𝓵𝓵𝓪 𝐑𝐞𝐱', 'Bella Rex'],
  ['Roman figures of one piece', 'Rex Ⅳ', 'Rex IV'],
  ['blanks of other widths', 'a\u2003b\u202fc', 'a b c'],
])('%s are engraved in their plain form', (_what, typed, engraved) => expect(engravedForm(typed)).toBe(engraved))

test.each([
  ['what can be engraved, a no-break space too', '½ ¼ ² ³ ª º µ … ´ ¨ ¸ ĳ ŀ ŉ ſ \u00a0'],
  ['a sign that means more than its letters', '™ ℠ ℃ № ⁴ ₂ ① ⅓'],
  ['emoji', '🐾 ❤️ 👨‍👩‍👧 1️⃣ 🇦🇺'],
  ['other scripts', 'שלום Белла ﷺ ｶﾅ'],
  ['what is invisible', 'Bel\u200dla\u00ad\ufeff'],
  ['line breaks', 'Bella\n2012'],
])('%s: stays unchanged', (_what, typed) => expect(engravedForm(typed)).toBe(typed))

test('converting twice changes nothing more', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(engravedForm(engravedForm(text))).toBe(engravedForm(text))
    }),
    { numRuns: 200 },
  )
})
