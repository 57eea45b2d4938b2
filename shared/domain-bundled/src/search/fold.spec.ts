import { describe, expect, test } from 'vitest'
import { fold, foldedName, isFoundIn, searchWords, wordStarts } from './fold'

test.each<readonly [string, string]>([
  ['Zoë', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['Ｚｏｅ', 'zoe'],
  ...["O'Brien", 'O’Brien', 'O‘Brien', 'Oʼ\u0042rien', 'O`Brien', 'O´Brien', 'OʻBrien', 'O′Brien', 'OBrien'].map(
    (name): [string, string] => [name, 'obrien'],
  ),
  ...['Anne-Marie', 'Anne‑Marie', 'Anne–Marie', 'Anne—Marie', 'Anne−Marie', 'Annemarie', 'Anne\u00admarie'].map(
    (name): [string, string] => [name, 'annemarie'],
  ),
  ['Anne  Marie', 'anne marie'],
  ['Anne - Marie', 'anne marie'],
  ['Cæsar Œuvre Weiß GROẞ', 'caesar oeuvre weiss gross'],
  ['ﬁnn Søren Đuro Łukasz', 'finn soren duro lukasz'],
  ['Dvořák-Jönsson', 'dvorakjonsson'],
  ['Ιωάννης ΣΩΚΡΆΤΗΣ', 'ιωαννησ σωκρατησ'],
  ['Жанна Йосиф', 'жанна иосиф'],
  ['St. John/Smith & Co.', 'st john smith co'],
  ['', ''],
  ['?!', ''],
])('%j is folded to %j [OPEN-357]', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['Van der Berg', 'vanderberg'],
  ['Smith-Jones', 'smithjones'],
  ['O’Neill', 'oneill'],
  ['St. John', 'stjohn'],
])('the name %j is folded to the word %j', (name, folded) => expect(foldedName(name)).toBe(folded))

describe('search words', () => {
  test.each([
    ['Anne-Marie walsh', ['annemarie', 'walsh']],
    ['a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['Tom & Jerry', ['tom', 'jerry']],
    // Punctuation alone finds nothing instead of everything.
    ['& %', ['&']],
    ['  ', []],
  ])('%j gives the search words %j', (typed, words) => expect(searchWords(typed)).toEqual(words))

  test('each word is joined with those that follow it', () => {
    expect(wordStarts('Jan van der Berg')).toEqual(['janvanderberg', 'vanderberg', 'derberg', 'berg'])
  })

  test.each([
    ['Anne-Marie', 'Annemarie', true],
    ['Annemarie', 'Anne Marie', true],
    ['Anne Marie', 'Anne-Marie', true],
    ["o'brien zoe", 'Zoë O’Brien', true],
    ['brien', 'Zoë O’Brien', false],
    ['berg van', 'Jan van der Berg', true],
    ['', 'Anything', true],
  ])('%j is found in %j: %s', (typed, text, isFound) => expect(isFoundIn(text, typed)).toBe(isFound))
})
