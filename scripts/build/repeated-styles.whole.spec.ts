import { expect, test } from 'vitest'
import { repeatedStyles } from './repeated-styles'

const FIRST = '.a1{padding:0 .5em}.b2:hover,.c3>.d4{color:red}'

test('a class that comes once more in a later sheet is named [OPEN-318]', () => {
  expect(
    repeatedStyles(FIRST, ['.e5{color:red}', '@media print{.d4{color:blue}}.a1[aria-invalid]{color:red}']),
  ).toEqual(['.d4', '.a1'])
})

test('sheets that share no class, and lengths that begin with a point, are none', () => {
  expect(repeatedStyles(FIRST, ['.e5{margin:.5em}', ''])).toEqual([])
})
