import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PlaqueConfigEntrySchema } from './config'
import { draftOfWords, freshDraft, shortened } from './draft'

const entry = parse(PlaqueConfigEntrySchema, {
  SugarID: 'portrait',
  Dimensions: '9 x 6',
  PhotoSize: '2.54 x 5.08',
  Name_Size: 34,
  Name_Max: 11,
  Text1_Max: 29,
  Text2_Max: 29,
})
const bella = freshDraft(entry, 'Bella')

test("a new design has the pet's name, cut to the plaque's limit, in the sizes of the entry [ENG-32, ENG-35, ENG-37, ENG-40]", () => {
  expect(bella.petName).toEqual({ text: 'Bella', size: 34, font: 'Arial' })
  expect(bella.primaryText).toEqual({ text: '', size: 20, font: 'Arial' })
  expect([bella.icon, bella.iconPlacement, bella.photo]).toEqual(['None', 'Left', null])
  expect(freshDraft(entry, ' Bartholomew III ').petName.text).toBe('Bartholomew')
})

test.each([
  ['Princess Penelope', 11, 'Princess'],
  ['Bartholomew III', 11, 'Bartholomew'],
  ['Princess Di', 11, 'Princess Di'],
  // "Mr" alone is less than half of 11.
  ['Mr Whiskersons', 11, 'Mr Whiskers'],
  ['Wolfeschlegelstein', 11, 'Wolfeschleg'],
  // 18 characters are "Always in our hear"; its last whole word ends after 13.
  ['Always in our hearts', 18, 'Always in our'],
  ['', 11, ''],
])(
  '"%s" in %d characters is "%s": no half word where the rest has a meaning [OPEN-71, OPEN-377]',
  (text, most, cut) => {
    expect(shortened(text, most)).toBe(cut)
  },
)

test.each([
  ['nothing', '', ['Bella', '', '']],
  ['all three, with the name', 'Bella\nOur best friend\n2010 – 2026', ['Bella', 'Our best friend', '2010 – 2026']],
  ['the name alone, as the owner writes it', 'BELLA', ['BELLA', '', '']],
  ['no name: it stays', 'Our best friend\n\n 2010 – 2026 ', ['Bella', 'Our best friend', '2010 – 2026']],
  ['more lines than texts: the rest follows in the last', 'Belle\na\nb\nc', ['Belle', 'a', 'b c']],
  ['more than there is room for: nothing is cut', 'x'.repeat(40), ['Bella', 'x'.repeat(40), '']],
])('a design from text that was ordered earlier: %s [OPEN-173]', (_, words, texts) => {
  const { petName, primaryText, secondaryText, ...rest } = draftOfWords(entry, 'Bella', words)
  expect([petName.text, primaryText.text, secondaryText.text]).toEqual(texts)
  expect([petName.size, primaryText.size, rest]).toEqual([34, 20, { icon: 'None', iconPlacement: 'Left', photo: null }])
})
