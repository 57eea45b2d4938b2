import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).split('\n').filter(Boolean)

test('media queries use em, so that doubled text gets the narrow layout [OPEN-227]', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.filter((sheet) => /@media[^{]*\d(?:px|pt)/.test(readFileSync(sheet, 'utf8')))
  expect(inPixels).toEqual([])
})
