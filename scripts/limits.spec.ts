import { expect, test } from 'vitest'
import * as limits from '../backend/src/repositories/rate-limit'
import { read } from './lib/written-files'

/** Most and seconds of each row of the table, as it is written. */
function written(): readonly string[] {
  const [, table = ''] = read('docs/operate.md').split('## What is counted')
  return [...table.matchAll(/^\|.*\| (\d+) \| (\d+) \|$/gm)].map(([, most, seconds]) => `${most} in ${seconds}`)
}

test('each limit of calls stands in the manual, and no other [OPEN-191]', () => {
  const {
    OPEN_CALLS,
    IDENTITY_CALLS,
    GUEST_LOGINS,
    GUEST_LOOKUPS,
    STAFF_COUNTS,
    LINE_COUNTS,
    OWNER_COUNTS,
    OWNER_LOOKS,
    UPLOADS,
  } = limits
  const own = [
    OPEN_CALLS,
    IDENTITY_CALLS,
    GUEST_LOGINS,
    GUEST_LOOKUPS,
    STAFF_COUNTS,
    LINE_COUNTS,
    OWNER_COUNTS,
    OWNER_LOOKS,
    UPLOADS,
  ]
  expect(written()).toEqual(own.map(({ most, seconds }) => `${most} in ${seconds}`))
  const named = new Set(Object.values(limits).filter((each) => typeof each === 'object'))
  const ofTimes = [limits.STAFF_TIMES, limits.LINE_TIMES, limits.OWNER_TIMES]
  expect(named).toEqual(new Set([...own, ...ofTimes]))
})
