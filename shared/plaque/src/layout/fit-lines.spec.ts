import { expect, test } from 'vitest'
import { fitLines } from './fit-lines'
import type { Line, TextArea } from './lines'

/** A line ten ems wide with capitals 0.7 ems high. */
const line = (asked: number, field: Line['field'] = 'petName'): Line => ({
  field,
  font: 'Arial',
  capital: 0.7,
  unitsPerEm: 1000,
  requestedSize: asked,
  letters: { glyphs: [{ d: 'm0 0l1 1', x: 0 }], extent: { left: 0, right: 10, top: -0.7, bottom: 0 } },
})

const area = (width: number, height = 200): TextArea => ({
  x: width / 2,
  top: 0,
  bottom: height,
  free: () => ({ left: 0, right: width }),
  icon: null,
})

const fitted = (asked: number, width: number) => {
  const { fitted: lines, refused } = fitLines([line(asked)], area(width))
  return { sizes: lines.map(({ size, condensed }) => [size, condensed]), refused }
}

test.each([
  // Size 20 is 16 units an em, so 160 wide.
  [20, 160, 20, 1],
  [20, 136, 20, 0.85],
  [20, 120, 20, 0.75],
  // 119 would be 0.74: at size 19 the line is 152 wide, and 119 of 152 is 0.78.
  [20, 119, 19, 0.78],
  // Size 10 is 80 wide, and 60 of 80 is 0.75.
  [99, 60, 10, 0.75],
])(
  'narrows, then shrinks a line of size %d in %d units: size %d at %d [ENG-35, ENG-55, OPEN-71]',
  (asked, width, size, condensed) => {
    expect(fitted(asked, width)).toEqual({ sizes: [[size, condensed]], refused: [] })
  },
)

test('refuses what does not fit at the smallest size [ENG-35]', () => {
  expect(fitted(20, 59)).toEqual({ sizes: [], refused: ['petName'] })
})

test('shrinks lines that are too high together, the largest first', () => {
  // 20 and 10 are 16 and 8 units an em: capitals 11.2 and 5.6, and 0.72 × 12 = 8.64 between them: 25.44 high.
  const lines = [line(20), line(10, 'primaryText')]
  const sizes = (height: number) => fitLines(lines, area(500, height)).fitted.map(({ size }) => size)
  expect(sizes(25.5)).toEqual([20, 10])
  // At 19: 10.64 + 5.6 + 0.72 × 11.6 = 24.592.
  expect(sizes(25)).toEqual([19, 10])
})

test('centres lines in their area, from capitals to baseline', () => {
  const { fitted: lines } = fitLines([line(20), line(10, 'primaryText')], area(500, 200))
  // (200 − 25.44) / 2 = 87.28 above; baselines after 11.2 and 8.64 + 5.6 more.
  expect(lines.map(({ baseline }) => Math.round(baseline * 100) / 100)).toEqual([98.48, 112.72])
})

/** Size 50 is 40 units an em: capitals 28 high, letters 100 wide. The gap to an icon is 0.6 × 28 = 16.8. */
const bella = {
  ...line(50),
  letters: { glyphs: [{ d: 'm0 0l1 1', x: 0 }], extent: { left: 0, right: 2.5, top: -0.7, bottom: 0 } },
}

test.each([
  // The icon is 1.4 × 28 = 39.2: 39.2 + 16.8 + 100 = 156.
  [156, 39.2, 1, 50],
  // One step of 0.05 × 28 = 1.4 less.
  [155, 37.8, 1, 50],
  // Its floor is 28: 28 + 16.8 + 100 = 144.8.
  [144.9, 28, 1, 50],
  // Then letters are narrowed: 134.8 − 44.8 = 90 of 100.
  [134.85, 28, 0.9, 50],
  // 119 − 44.8 = 74.2 is less than 75: at size 49 it is 119 − 43.904 = 75.096 of 98, and icon and gap shrink too.
  [119, 27.44, 0.76, 49],
])('in %d units the icon is %d, then letters are %d wide and of size %d [OPEN-378]', (width, side, condensed, size) => {
  const {
    fitted: [name],
    icon,
  } = fitLines([bella], { ...area(width), icon: { width: 90, height: 90 } })
  expect([icon?.width.toFixed(2), name?.condensed, name?.size]).toEqual([side.toFixed(2), condensed, size])
})

test('an icon is not larger than the entry says, and its longer side counts [ENG-58, OPEN-378]', () => {
  const iconIn = (icon: { width: number; height: number }) => fitLines([bella], { ...area(500), icon }).icon
  expect(iconIn({ width: 30, height: 20 })).toMatchObject({ width: 30, height: 20 })
  // 39.2 wide and half as high.
  const wide = iconIn({ width: 90, height: 45 })
  expect([wide?.width, wide?.height].map((side) => side?.toFixed(2))).toEqual(['39.20', '19.60'])
})

test('the icon gives way before letters shrink to fit the height [OPEN-378]', () => {
  // Capitals of 28, and an icon of 39.2, then 35 after three steps, in a height of 36.
  const { fitted, icon } = fitLines([bella], { ...area(500, 36), icon: { width: 90, height: 90 } })
  expect([fitted[0]?.size, icon?.height.toFixed(2)]).toEqual([50, '35.00'])
})

test('a line keeps its place when an icon stands beside it [OPEN-379]', () => {
  const rows = [bella, line(10, 'primaryText')]
  const baselines = (icon: TextArea['icon']) =>
    fitLines(rows, { ...area(500), icon }).fitted.map(({ baseline }) => baseline)
  expect(baselines({ width: 90, height: 90 })).toEqual(baselines(null))
})

test('other lines stay smaller than the name when it shrinks [OPEN-379]', () => {
  const name = { ...line(40), letters: { ...bella.letters, extent: { ...bella.letters.extent, right: 10 } } }
  const sizes = (second: number) =>
    fitLines([name, { ...bella, requestedSize: second, field: 'primaryText' }], area(180)).fitted.map(
      ({ size }) => size,
    )
  // 10 ems at 0.75 fit 180 units at size 30: 30 × 0.8 × 10 × 0.75 = 180. The line is at most 0.8 × 30.
  expect(sizes(28)).toEqual([30, 24])
  expect(sizes(20)).toEqual([30, 20])
  // Asked for 36 of 40: at most 0.9 × 30. Asked to be larger than the name: it stays.
  expect(sizes(36)).toEqual([30, 27])
  expect(sizes(44)).toEqual([30, 44])
})
