/** Area of the label for the name, in mm. */
const [WIDTH, HEIGHT] = [56, 34]
/** Letter sizes in mm: the largest is readable from an arm's length; the longest name fits at the smallest. */
const [LARGEST, SMALLEST, STEP] = [6.5, 2.4, 0.1]
const LINE = 1.15
/** Words are not broken, so lines end before the edge. */
const WASTE = 1.2

const MARK = /[\p{M}\p{Default_Ignorable_Code_Point}]/u
const FULL =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u
const WIDEST = /[WM@%—]/
const WIDE = /[\p{Lu}mw&]/u

function widthOf(letter: string): number {
  if (MARK.test(letter)) return 0
  if (FULL.test(letter)) return 1.15
  if (WIDEST.test(letter)) return 1.05
  return WIDE.test(letter) ? 0.85 : 0.6
}

/** Letter size in mm at which a name fits the label beside number and code [OPEN-356]. */
export function labelNameSize(name: string): number {
  const ems = Array.from(name).reduce((sum, letter) => sum + widthOf(letter), 0)
  const fits = (size: number) => Math.ceil((ems * size * WASTE) / WIDTH) * size * LINE <= HEIGHT
  let size = LARGEST
  while (size > SMALLEST && !fits(size)) size -= STEP
  return Math.round(size * 10) / 10
}
