import { expect, test } from 'vitest'
import { fitLines } from './lines'
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
  beside: null,
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
