import { addTime } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from '../db/connect'
import { addToOutbox } from './outbox'
import type { OutboxItem, OutboxKind } from './outbox'
import type { Delivery, Deliveries } from './worker'

/** An outbox for specs, emptied before each test. Its clock moves only with `later`. */
export function outboxWorld() {
  let connection: Connection
  let now = new Date('2026-11-20T10:00:00Z')
  const log = vi.spyOn(console, 'error')
  beforeAll(async () => {
    connection = await testDatabase()
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    await connection.sql.query('delete from outbox')
    log.mockReset().mockImplementation(() => {})
  })
  return {
    log,
    connection: () => connection,
    now: () => now,
    later: (seconds: number) => {
      now = addTime(now, seconds, 'second')
    },
    add: (name: string, kind: OutboxKind = 'picture', bytes?: Uint8Array) =>
      addToOutbox(connection.db, { kind, payload: { name }, ...(bytes && { bytes }) }, now),
    rows: () => connection.sql.query('select attempts, next_at, last_error, done_at, bytes from outbox order by id'),
    depsOf: (picture: Delivery, others: Partial<Deliveries> = {}) => ({
      db: connection.db,
      deliveries: { ...NOTHING_DONE, picture, ...others },
      now: () => now,
    }),
  }
}

const nothing: Delivery = async () => {}
const NOTHING_DONE: Deliveries = {
  picture: nothing,
  account: nothing,
  email: nothing,
  ownerMessage: nothing,
  revocation: nothing,
  proof: nothing,
  ownerWords: nothing,
  bookingEvent: nothing,
}

export const nameOf = ({ payload }: OutboxItem) => JSON.stringify(payload)
