import { expect, test } from 'vitest'
import { catalogueBeginnings, respelt } from './catalogue'

const startsOf = (typed: string, isWhole: boolean, isOther = false) =>
  catalogueBeginnings(typed).map((each) =>
    each.filter((one) => one.isWhole === isWhole && one.isOther === isOther).map(({ start }) => start),
  )

test.each([
  ['ponies', [['ponies', 'pony']]],
  ['family', [['family', 'families']]],
  ['glass', [['glass']]],
  ['Sky-Blue', [['skyblue']]],
  ['UT-114', [['ut114']]],
  ['bus', [['bus']]],
  ['constructor', [['constructor']]],
  ['Paw prints', [['paw'], ['prints', 'print']]],
  ['', []],
])('%j is searched as the beginning of a word, in singular and plural [OPEN-359]', (typed, starts) =>
  expect(startsOf(typed, false)).toEqual(starts),
)

test.each([
  ['urns', [['urns', 'urn']]],
  ['box', [['box', 'boxes']]],
  ['Key-Ring', [['keyring', 'keyrings']]],
  ['stone', [['stone', 'stones']]],
  ['ston', [[]]],
])('the trade word %j is searched as a whole word [OPEN-384]', (typed, starts) =>
  expect(startsOf(typed, true)).toEqual(starts),
)

test.each([
  ['hair', [['fur', 'furs']]],
  ['frames', [['framed', 'frameds']]],
  ['keyring', [['key ring', 'key rings']]],
  ['pouches', [['bag', 'bags']]],
  ['oak', [[]]],
])('%j also finds the whole words %j [OPEN-359]', (typed, others) =>
  expect(startsOf(typed, true, true)).toEqual(others),
)

test.each([
  ['tealigt', 'tealight'],
  ['Braas urn', 'brass urn'],
  ['jewelery', 'jewellery'],
  ['tealight', null],
  ['tea', null],
  ['unr', null],
  ['tealigt xyzzy', null],
  ['', null],
])('%j is spelt %j [OPEN-359]', (typed, spelt) => expect(respelt(typed, ['tealight', 'brass', 'urn'])).toBe(spelt))
