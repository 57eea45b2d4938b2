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
const photo = (width: number, height: number) => ({
  photo: { fileImgSrc: 'bella.jpg', rotation: 0, croppedAreaPixels: { x: 0, y: 0, width, height } } as const,
})
const bella = { ...freshDraft(entry, 'Bella'), ...photo(150, 300) }

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

test('finds nothing in a correct design', () => {
  expect(checks({ words: '14/2/2010 – 3/11/2026' })).toEqual([])
  expect(checks({ petName: ' bella ' })).toEqual([])
  expect(checks({ petName: '' })).toEqual([])
})

test("finds a name that differs from the pet's [ENG-49]", () => {
  expect(checks({ petName: 'Bela' })).toEqual([{ kind: 'otherName', field: 'petName', petName: 'Bela' }])
})

test('finds text that was narrowed or shrunk to fit', () => {
  const fit = [{ field: 'primaryText', askedSize: 24, size: 19, condensed: 0.75, capital: 30 }] as const
  expect(checks({ fit })).toEqual([
    { kind: 'narrowed', field: 'primaryText' },
    { kind: 'shrunk', field: 'primaryText', from: 24, to: 19 },
  ])
  expect(checks({ fit: [{ field: 'petName', askedSize: 34, size: 34, condensed: 1, capital: 30 }] })).toEqual([])
})

test('finds capitals below 2 mm on metal: 9 cm are 500 units, so that 11 units are 1.98 mm, shown as 2, and 10.8 are 1.944 mm [OPEN-151]', () => {
  const fit = (capital: number) => [{ field: 'petName', askedSize: 34, size: 34, condensed: 1, capital }] as const
  expect(checks({ fit: fit(11) })).toEqual([])
  expect(checks({ fit: fit(10.8) })).toEqual([{ kind: 'smallLetters', field: 'petName', millimetres: 1.9, least: 2 }])
})

test('finds a photo below 150 dpi: 149 pixels across 2.54 cm are 149 dpi, 300 down 5.08 cm are 150', () => {
  expect(checks({ draft: photo(149, 300) })).toEqual([{ kind: 'coarsePhoto', field: 'photo', dpi: 149 }])
  expect(checks({ draft: photo(150, 300) })).toEqual([])
})

test('says that a plaque with a place for a photo has none [OPEN-385]', () => {
  expect(checks({ draft: { photo: null } })).toEqual([{ kind: 'noPhoto', field: 'photo' }])
  const plate = { ...entry, PhotoSize: '0' }
  const without = { ...bella, photo: null }
  expect(plaqueChecks({ entry: plate, petName: 'Bella', draft: without, fit: [], today: '2026-12-31' })).toEqual([])
})

test.each([
  ['2026 – 2010', '2026', '2010'],
  ['3/11/2016 - 14/2/2016', '3/11/2016', '14/2/2016'],
  ['15.2.2016–14.2.2016', '15.2.2016', '14.2.2016'],
])('finds a first date after the second: %s', (words, first, second) => {
  expect(checks({ words })).toEqual([{ kind: 'datesTurned', field: 'primaryText', first, second }])
})

test.each(['5/2016 – 2016', '2016 – 5/2016', '12016 – 2010', 'No. 20100 of 2009'])(
  'accepts dates that cannot be compared, and numbers that are no dates: %s',
  (words) => expect(checks({ words })).toEqual([]),
)

test("finds a year in the future, by the clinic's day", () => {
  expect(checks({ words: '2010 – 2027' })).toEqual([{ kind: 'futureYear', field: 'primaryText', year: 2027 }])
  expect(checks({ words: '2010 – 2027', today: '2027-01-01' })).toEqual([])
})

test('finds letters of two alphabets and names the first foreign one', () => {
  expect(checks({ words: 'Lоved' })).toEqual([{ kind: 'mixedAlphabets', field: 'primaryText', letter: 'о' }])
  expect(checks({ words: 'Łukasz & Zoë, Māui' })).toEqual([])
})
