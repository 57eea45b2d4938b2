import { expect, test } from 'vitest'
import { countryNames } from './countries'
import { countryNamed, isKnownCountry } from './country-named'

test.each([
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['u.s.a.', 'United States'],
  ['nz', 'New Zealand'],
  ['AU', 'Australia'],
  ['germany', 'Germany'],
  ['Atlantis', 'Atlantis'],
  ['constructor', 'constructor'],
])('%s is %s [OPEN-354]', (text, name) => {
  expect(countryNamed(text)).toBe(name)
})

test('the list of countries begins with Australia and New Zealand and has each name once', () => {
  const names = countryNames()
  expect(names.slice(0, 3)).toEqual(['Australia', 'New Zealand', 'Afghanistan'])
  expect(new Set(names).size).toBe(names.length)
  expect([isKnownCountry('United Kingdom'), isKnownCountry('UK')]).toEqual([true, false])
})
