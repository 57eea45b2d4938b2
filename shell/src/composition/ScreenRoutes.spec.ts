import { expect, test } from 'vitest'
import { admits } from './ScreenRoutes'

const nobody = { isSignedIn: false, hasClientToken: false }
const owner = { isSignedIn: false, hasClientToken: true }
const staff = { isSignedIn: true, hasClientToken: false }

test.each([
  ['open', nobody, true],
  ['staff', nobody, false],
  ['staff', owner, false],
  ['staff', staff, true],
  ['staff-or-client', nobody, false],
  ['staff-or-client', owner, true],
  ['staff-or-client', staff, true],
] as const)('a %s route and %o: %s [SHL-43, SHL-44, SHL-45]', (access, visitor, expected) => {
  expect(admits(access, visitor)).toBe(expected)
})
