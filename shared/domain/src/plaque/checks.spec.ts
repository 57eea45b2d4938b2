import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { plaqueChecks } from './checks'
import type { TextFit } from './checks'
import { PlaqueConfigEntrySchema } from './config'
import { freshDraft } from './draft'
import type { EngravingDraft } from './engraving'

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

interface Change {
  readonly draft?: Partial<EngravingDraft>
  readonly words?: string
  readonly petName?: string
  readonly fit?: readonly TextFit[]
  readonly today?: string
}

function checks({ draft, words, petName = 'Bella', fit = [], today = '2026-12-31' }: Change) {
  const text = words === undefined ? {} : { primaryText: { ...bella.primaryText, text: words } }
  return plaqueChecks({ entry, petName, draft: { ...bella, ...text, ...draft }, fit, today })
}

test('nothing is said of a design that is as it should be', () => {
  expect(checks({ words: '14/2/2010 – 3/11/2026' })).toEqual([])
  expect(checks({ petName: ' bella ' })).toEqual([])
  expect(checks({ petName: '' })).toEqual([])
})

test("a name that is not the pet's [ENG-49]", () => {
  expect(checks({ petName: 'Bela' })).toEqual([{ kind: 'otherName', field: 'petName', petName: 'Bela' }])
})

test('what was made narrower and smaller to fit', () => {
  const fit = [{ field: 'primaryText', askedSize: 24, size: 19, condensed: 0.75, capital: 30 }] as const
  expect(checks({ fit })).toEqual([
    { kind: 'narrowed', field: 'primaryText' },
    { kind: 'shrunk', field: 'primaryText', from: 24, to: 19 },
  ])
  expect(checks({ fit: [{ field: 'petName', askedSize: 34, size: 34, condensed: 1, capital: 30 }] })).toEqual([])
})

test('capitals below 2 mm on metal: 9 cm are 500 units, so that 11 are 1.98 and told as 2, 10.8 are 1.944 [OPEN-151]', () => {
  const fit = (capital: number) => [{ field: 'petName', askedSize: 34, size: 34, condensed: 1, capital }] as const
  expect(checks({ fit: fit(11) })).toEqual([])
  expect(checks({ fit: fit(10.8) })).toEqual([{ kind: 'smallLetters', field: 'petName', millimetres: 1.9, least: 2 }])
})

test('a photo below 150 dots per inch: 149 across 2.54 cm are 149, 300 down 5.08 cm are 150', () => {
  const photo = (width: number, height: number) => ({
    photo: { fileImgSrc: 'bella.jpg', rotation: 0, croppedAreaPixels: { x: 0, y: 0, width, height } } as const,
  })
  expect(checks({ draft: photo(149, 300) })).toEqual([{ kind: 'coarsePhoto', field: 'photo', dpi: 149 }])
  expect(checks({ draft: photo(150, 300) })).toEqual([])
})

test.each([
  ['2026 – 2010', '2026', '2010'],
  ['3/11/2016 - 14/2/2016', '3/11/2016', '14/2/2016'],
  ['15.2.2016–14.2.2016', '15.2.2016', '14.2.2016'],
])('a first date after the second: %s', (words, first, second) => {
  expect(checks({ words })).toEqual([{ kind: 'datesTurned', field: 'primaryText', first, second }])
})

test.each(['5/2016 – 2016', '2016 – 5/2016', '12016 – 2010', 'No. 20100 of 2009'])(
  'dates that cannot be compared, and numbers that are none: %s',
  (words) => expect(checks({ words })).toEqual([]),
)

test('a year in the future by the day of the clinic', () => {
  expect(checks({ words: '2010 – 2027' })).toEqual([{ kind: 'futureYear', field: 'primaryText', year: 2027 }])
  expect(checks({ words: '2010 – 2027', today: '2027-01-01' })).toEqual([])
})

test('letters of two alphabets, the first of the other one named', () => {
  expect(checks({ words: 'Lоved' })).toEqual([{ kind: 'mixedAlphabets', field: 'primaryText', letter: 'о' }])
  expect(checks({ words: 'Łukasz & Zoë, Māui' })).toEqual([])
})
