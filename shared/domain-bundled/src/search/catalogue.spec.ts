import { expect, test } from 'vitest'
import { catalogueBeginnings, respelt } from './catalogue'

const startsOf = (typed: string, isOther: boolean) =>
  catalogueBeginnings(typed).map((each) => each.filter((one) => one.isOther === isOther).map(({ start }) => start))

test.each([
  ['urns', [['urns', 'urn']]],
  ['boxes', [['boxes', 'box']]],
  ['ponies', [['ponies', 'pony']]],
  ['family', [['family', 'families']]],
  ['glass', [['glass']]],
  ['Key-Ring', [['keyring']]],
  ['UT-114', [['ut114']]],
  ['bus', [['bus']]],
  ['Photo frames', [['photo'], ['frames', 'frame']]],
  ['', []],
])('%j is searched in singular and plural [OPEN-359]', (typed, starts) =>
  expect(startsOf(typed, false)).toEqual(starts),
)

test.each([
  ['hair', [['fur']]],
  ['frames', [['framed']]],
  ['keychain', [['keyring']]],
  ['candle', [['tealight']]],
  ['pouches', [['bag']]],
  ['jar', [[]]],
])('%j also finds %j [OPEN-359]', (typed, others) => expect(startsOf(typed, true)).toEqual(others))

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
