import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DiskRoom } from './disk-room'

const MB = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the embedded database is read-only while the disk is nearly full, and writable again afterwards [OPEN-264]', async () => {
  let left = 100 * MB
  const told: string[] = []
  const client = {
    exec: async (sql: string) => {
      told.push(sql)
      return []
    },
  }
  const room = new DiskRoom(async () => left)
  const lookLater = async (bytes: number) => {
    left = bytes
    vi.advanceTimersByTime(1000)
    await room.look(client)
    return told.at(-1)
  }
  expect(await lookLater(32 * MB)).toBeUndefined()
  expect(await lookLater(32 * MB - 1)).toBe('set default_transaction_read_only = on')
  expect(await lookLater(0)).toBe('set default_transaction_read_only = on')
  expect(await lookLater(32 * MB)).toBe('set default_transaction_read_only = off')
  expect(told).toHaveLength(2)
  // A reopened database needs the setting again.
  await lookLater(0)
  room.forget()
  await lookLater(0)
  expect(told).toHaveLength(4)
})
