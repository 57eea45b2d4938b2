import { describe, expect, test } from 'vitest'
import { isLinkLike, withoutLinks } from './link-like'

test.each([
  'St. John',
  'O’Brien',
  'Dr. Who Jr.',
  'J.R.R. Tolkien',
  'José María',
  'Mere (Mary)',
  'Bella 2',
  'Mr. T & Co.',
])('the name %s stays unchanged [OPEN-328]', (name) => {
  expect([isLinkLike(name), withoutLinks(name)]).toEqual([false, name])
})

describe('removes everything that mail or phone programs would turn into a link [OPEN-328]', () => {
  test.each([
    ['http://evil.test/x', 'http evil. test x'],
    ['evil.com', 'evil. com'],
    ['Ines evil.com Moor', 'Ines evil. com Moor'],
    ['www.evil', 'www. evil'],
    ['a.co', 'a. co'],
    ['bücher.de', 'bücher. de'],
    ['evil。com', 'evil. com'],
    ['ev\u200bil.com', 'evil. com'],
    ['evil..com', 'evil. com'],
    ['me@evil', 'me evil'],
    ['mailto:me', 'mailto me'],
    ['evil\\path', 'evil path'],
    ['Ines\nhurry', 'Ines hurry'],
    ['Ines\u2028hurry', 'Ines hurry'],
    ['call 0412 345 678', 'call'],
    ['call +61 (4) 1234-5678 now', 'call + now'],
    ['10.0.0.1', ''],
  ])('%j', (name, harmless) => {
    expect([isLinkLike(name), withoutLinks(name), isLinkLike(withoutLinks(name))]).toEqual([true, harmless, false])
  })
})
