// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { offeredNames, rememberStaffName, usedStaffNames } from './staff-names'

beforeEach(() => localStorage.clear())

test('puts the latest name first, keeps three at most, separately for each user [OPEN-15]', () => {
  for (const name of ['Dana Reid', 'Sam Okoro', ' dana reid ', 'Lee', 'Kim']) rememberStaffName('contact-1', name)
  expect(usedStaffNames('contact-1')).toEqual(['Kim', 'Lee', 'dana reid'])
  expect(usedStaffNames('contact-2')).toEqual([])
})

test('offers names of this computer before those of the practice, without duplicates and empty ones', () => {
  expect(offeredNames(['Kim'], ['', 'KIM', 'Dana Reid', 'Lee', 'Sam Okoro'])).toEqual(['Kim', 'Dana Reid', 'Lee'])
})
