import { expect, test } from 'vitest'
import { layoutPlaque } from './plaque'
import { DESIGN, ENTRY, loadAll, text } from './plaque.fixture'
import type { PlaqueDesign } from './layout'
import { shapeOf } from './shape'

const outlines = await loadAll()
const layoutOf = (design: Partial<PlaqueDesign> = {}, entry: Partial<typeof ENTRY> = {}) =>
  layoutPlaque({ ...ENTRY, ...entry }, { ...DESIGN, ...design }, outlines)
const TILE = { Shape: 'Square', Color: 'White', Dimensions: '0', Ratios: '1:1', PhotoSize: '6 x 6', Icon_Ratio: '0' }

test('the stage is 500 wide and as high as the ratio requires [ENG-51, ENG-58]', () => {
  expect(layoutOf().stage).toEqual({ width: 500, height: 1000 / 3 })
})

test('a letter is 0.8 units high per unit of its size [ENG-55]', () => {
  // A capital of Arial is 1409 of 2048 of its size high: 1409 / 2048 × 50 × 0.8 = 27.52.
  const [name] = layoutOf({ petName: text('H', 50) }).texts
  expect(name?.bounds.height).toBeCloseTo(27.52, 2)
})

test('the photo has its size in cm on the plaque, at most 398 [ENG-54, ENG-56, OPEN-73]', () => {
  // 9 cm are 500 units: 3 × 4 cm are 166.667 × 222.222.
  const { photo } = layoutOf({ hasPhoto: true })
  expect(photo?.box).toMatchObject({ width: 166.667, height: 222.222 })
  // A tile has no dimensions: 398, with its three texts below.
  const small = { petName: text('Bella', 24), primaryText: text('Loved', 14), secondaryText: text('2026', 12) }
  const tile = layoutOf({ ...small, hasPhoto: true }, TILE)
  expect(tile.photo?.box).toMatchObject({ x: 51, width: 398, height: 398 })
  expect(tile.texts.map(({ size }) => size)).toEqual([24, 14, 12])
})

test.each([{ Shape: 'Rectangle' }, { Shape: 'Oval' }, { Shape: 'Square', Dimensions: '6 x 6', Ratios: '1:1' }])(
  'a photo larger than its plaque, %j, keeps its ratio and leaves the text space [ENG-30, ENG-31]',
  (entry) => {
    const { photo, stage, texts, refusals } = layoutOf({ hasPhoto: true }, { ...entry, PhotoSize: '20 x 25' })
    const { x, y, width, height } = photo?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(width / height).toBeCloseTo(20 / 25, 3)
    expect(Math.min(x, y, stage.width - x - width, stage.height - y - height)).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(stage.height * 0.3)
    expect({ words: texts.length, refusals }).toEqual({ words: 3, refusals: [] })
  },
)

test('below a photo the name has the distance of two lines of its size [OPEN-379]', () => {
  const { photo, texts } = layoutOf(
    { hasPhoto: true, petName: text('H', 40), primaryText: text('', 20), secondaryText: text('', 16) },
    TILE,
  )
  const [name] = texts
  // 0.72 × 40 × 0.8 = 23.04, then half of what is free: 500 − 19 − (19 + 398 + 23.04 + 22.016) = 18.944.
  const below = (name?.bounds.y ?? 0) - ((photo?.box.y ?? 0) + (photo?.box.height ?? 0))
  expect(below).toBeCloseTo(23.04 + 18.944 / 2, 1)
})

test('larger text first shrinks the photo, then itself', () => {
  const tile = layoutOf({ hasPhoto: true, petName: text('Bella', 99) }, TILE)
  expect(tile.photo?.box.height).toBeLessThan(398)
  expect(tile.photo?.box.width).toBe(tile.photo?.box.height)
  expect(tile.refusals).toEqual([])
})

test.each([
  ['0', true],
  ['odd', true],
  ['3 x 4', false],
])('an entry with "%s" has no photo place: %s [OPEN-72, ENG-31]', (PhotoSize, hasPhoto) => {
  expect(layoutOf({ hasPhoto }, { PhotoSize }).photo).toBeNull()
})

test('the chord of an oval at a height [OPEN-71]', () => {
  // 500 × 375, its margin 2 + 0.085 × 375 = 33.875: half axes 216.125 and 153.625; at 0.6 of the lower, 0.8 of the other.
  const { chord } = shapeOf({ Shape: 'Oval' }, { width: 500, height: 375 })
  const free = chord(187.5 - 0.6 * 153.625, 187.5)
  expect((free?.right ?? 0) - (free?.left ?? 0)).toBeCloseTo(2 * 0.8 * 216.125, 0)
  expect(chord(20, 187.5)).toBeNull()
})

test('centres icon and name as one, above the other lines, the icon on its side [ENG-39, ENG-40, OPEN-379]', () => {
  for (const iconPlacement of ['Left', 'Right'] as const) {
    const { icon, texts } = layoutOf({ icon: 'Heart', iconPlacement })
    const [name, ...others] = texts.map(({ bounds: { x, width } }) => ({ left: x, right: x + width }))
    const [from, to] = [icon?.bounds.x ?? 0, (icon?.bounds.x ?? 0) + (icon?.bounds.width ?? 0)]
    if (!name) throw new Error('No name')
    expect(iconPlacement === 'Left' ? to < name.left : name.right < from).toBe(true)
    expect(Math.min(name.left, from) + Math.max(name.right, to)).toBeCloseTo(500, 2)
    for (const { left, right } of others) expect(left + right).toBeCloseTo(500, 2)
  }
})

test('an icon is at most 1.4 times as large as the capitals of the name [OPEN-378]', () => {
  // 1409 / 2048 × 34 × 0.8 = 18.713 are the capitals, 1.4 of it is 26.199; the heart is wider than high.
  expect(layoutOf({ icon: 'Heart' }).icon?.bounds.width).toBeCloseTo(26.199, 2)
})

test("only plaques with dimensions have an icon, never larger than the entry's size [ENG-17, ENG-58]", () => {
  expect(layoutOf({ icon: 'Heart' }, { Dimensions: '0' }).icon).toBeNull()
  // 0.06 of 333.333 is 20, and the heart is 90 of its 100 wide.
  expect(layoutOf({ icon: 'Heart' }, { Icon_Ratio: '0.06' }).icon?.bounds.width).toBeCloseTo(18, 1)
})

test('Zoë, Łukasz, Māui, D’Arcy, Ngā and Ștefan can be engraved in every font [ENG-36, OPEN-83]', () => {
  for (const font of ['Arial', 'Garamond', 'Times New Roman'] as const) {
    for (const words of ['Zoë', 'Zoe\u0308', 'Łukasz', 'Māui', "D'Arcy", 'Ngā', 'Ștefan']) {
      expect(layoutOf({ petName: text(words, 30, font) }).refusals).toEqual([])
    }
  }
})

test("draws no part of a text with characters that can't be engraved [OPEN-83]", () => {
  for (const [words, sign] of [
    ['Bo 🐾', '🐾'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ] as const) {
    const { texts, refusals } = layoutOf({ petName: text(words, 30) })
    expect(texts.map(({ field }) => field)).toEqual(['primaryText', 'secondaryText'])
    expect(refusals).toMatchObject([{ kind: 'noGlyph', field: 'petName', found: [{ code: 'signs', text: sign }] }])
  }
})

test('refuses and does not draw a text that does not fit [ENG-35]', () => {
  const { texts, refusals } = layoutOf({}, { Ratios: '20:1', PhotoSize: '0' })
  expect(texts.length).toBeLessThan(3)
  expect(refusals.map(({ kind }) => kind)).toEqual(Array(3 - texts.length).fill('doesNotFit'))
})

test('does not draw a text that the plaque lacks [OPEN-71]', () => {
  expect(layoutOf({}, { Text2_Max: 0 }).texts.map(({ field }) => field)).toEqual(['petName', 'primaryText'])
})

test('draws nothing in place of a font that is not loaded [OPEN-83]', () => {
  expect(() => layoutPlaque(ENTRY, DESIGN, {})).toThrow('The outlines of Arial are not loaded')
})
