import { expect, test } from 'vitest'
import { shortNames } from './short-names'

/** The names of the first numbers in a script with this text. */
function namesIn(text: string, numbers: readonly number[] = [0, 1, 2]) {
  shortNames.reset()
  shortNames.consider(text, 1)
  shortNames.sort()
  return numbers.map((number) => shortNames.get(number))
}

test('the characters that a script uses most come first', () => {
  expect(namesIn('tttt eee o')).toEqual(['t', 'e', 'o'])
})

test('hashes of files do not count: they differ from folder to folder before a script is minimized', () => {
  const script = (hash: string) => `{531:"${hash}"}[e]+"."+"${hash}.js";tt`
  expect(namesIn(script('ccccccc1'))).toEqual(namesIn(script('aaaaaaa2')))
})

test('each number has a name of its own, and none begins with a digit', () => {
  const names = namesIn('123', [...Array(54 * 65).keys()])
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /^\d/.test(name))).toEqual([])
  expect([names[53], names[54]?.length, names.at(-1)?.length]).toEqual([expect.any(String), 2, 2])
})
