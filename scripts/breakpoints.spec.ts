import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).split('\n').filter(Boolean)

test('where a page is drawn otherwise is told in letters: at twice the text size it is as narrow as it reads [OPEN-227]', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.filter((sheet) => /@media[^{]*\d(?:px|pt)/.test(readFileSync(sheet, 'utf8')))
  expect(inPixels).toEqual([])
})
