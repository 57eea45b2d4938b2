import { expect, test } from 'vitest'
import { fullDisk } from '../../../local-cloud/src/storage/s3-error'
import { isToBeHad, walkOnSmallDisk } from './walks'
import type { Walked } from './walks'

/** All but the embedded database, whose start takes a minute: that is walked by `npm run faults disk-full`. */
const SMALLEST: readonly Walked[] = ['object storage of the demo', 'release store', 'logs of npm start']

// Where nobody may mount a file system there are none; `npm run faults disk-full` says so by name.
test.each(isToBeHad() ? SMALLEST : [])(
  '%s on a full disk refuses in words, leaves nothing half, and goes on when there is room [OPEN-264]',
  { timeout: 240_000 },
  async (name) => {
    let writes = 0
    await walkOnSmallDisk(name, { wrote: (count = 1) => void (writes += count), note: () => {} })
    expect(writes).toBeGreaterThan(0)
  },
)

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['EACCES', undefined],
])('what the disk calls %s the storage answers with %s [OPEN-264]', (code, status) => {
  expect(fullDisk(Object.assign(new Error('no'), { code }))?.status).toBe(status)
})
