// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { offeredNames, rememberStaffName, usedStaffNames } from './staff-names'

beforeEach(() => localStorage.clear())

test('the name used last is the first, at most three are kept, each user has their own [OPEN-15]', () => {
  for (const name of ['Dana Reid', 'Sam Okoro', ' dana reid ', 'Lee', 'Kim']) rememberStaffName('contact-1', name)
  expect(usedStaffNames('contact-1')).toEqual(['Kim', 'Lee', 'dana reid'])
  expect(usedStaffNames('contact-2')).toEqual([])
})

test('names of this computer come before those of the practice, none twice, none empty', () => {
  expect(offeredNames(['Kim'], ['', 'KIM', 'Dana Reid', 'Lee', 'Sam Okoro'])).toEqual(['Kim', 'Dana Reid', 'Lee'])
})
