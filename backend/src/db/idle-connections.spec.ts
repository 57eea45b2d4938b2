import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@portal/domain'
import { postgresUrl, testDatabase } from '../../test/database'

afterEach(() => vi.useRealTimers())

// The embedded database has none.
const withConnections = postgresUrl ? [postgresUrl] : []
describe.each(withConnections)('connections to PostgreSQL', () => {
  test('are those of before after an hour without a call, with the plans they have made [OPEN-317]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { sql, close } = await testDatabase()
    /** As many at once as this pool has connections. */
    const connections = async () => {
      const asked = Array.from({ length: 4 }, () => sql.query('select pg_backend_pid() as pid, pg_sleep(0.1)'))
      return new Set((await Promise.all(asked)).map(([row]) => row?.pid))
    }
    const before = await connections()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(before.size).toBe(4)
    expect(await connections()).toEqual(before)
    await close()
  })
})
