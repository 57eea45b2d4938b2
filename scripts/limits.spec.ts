import { expect, test } from 'vitest'
import * as limits from '../backend/src/repositories/rate-limit'
import { read } from './lib/written-files'

/** Limit and seconds of each row of the manual's table. */
function written(): readonly string[] {
  const [, table = ''] = read('docs/operate.md').split('## What is counted')
  return [...table.matchAll(/^\|.*\| (\d+) \| (\d+) \|$/gm)].map(([, most, seconds]) => `${most} in ${seconds}`)
}

test('the manual lists exactly the limits of calls [OPEN-191]', () => {
  const own = [
    limits.OPEN_CALLS,
    limits.MARKED_OPEN_CALLS,
    limits.STAFF_CALLS,
    limits.PRACTICE_CALLS,
    limits.LINE_CALLS,
    limits.OWNER_CALLS,
    limits.IDENTITY_CALLS,
    limits.MARKED_IDENTITY_CALLS,
    limits.SECOND_FACTOR_CALLS,
    limits.PASSWORD_CHANGES,
    limits.INVITATIONS,
    limits.WRONG_CODES,
    limits.WRONG_PASSWORDS,
    limits.MARKED_WRONG_PASSWORDS,
    limits.GUEST_LOGINS,
    limits.GUEST_LOOKUPS,
    limits.WRONG_OWNER_CODES,
    limits.STAFF_COUNTS,
    limits.LINE_COUNTS,
    limits.OWNER_COUNTS,
    limits.OWNER_LOOKS,
    limits.UPLOADS,
  ]
  expect(written()).toEqual(own.map(({ most, seconds }) => `${most} in ${seconds}`))
  const named = new Set(Object.values(limits).filter((each) => typeof each === 'object'))
  expect(named).toEqual(new Set(own))
})
