import { ATTENTION_KINDS } from '@portal/domain'
import type { AttentionKind, TimeZone } from '@portal/domain'
import { needsAttention, waitedBefore, waitingSince } from '@portal/domain-bundled/attention'
import { sample } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, barePractices } from '../../../test/database'
import { factsOf, NOW, storeBookings, storedBooking } from '../../../test/waiting'
import type { Connection } from '../../db/connect'
import { tenantFrom } from '../../session/tenant'
import { attentionOf } from './attention'
import { listBookings } from './list-bookings'

const AFTER = { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 }
const ZONE: TimeZone = 'Australia/Melbourne'
const PRACTICES = { ours: 1000, theirs: 5000 } as const
type PracticeId = keyof typeof PRACTICES

const stored = {
  ours: sample(storedBooking, { numRuns: 600, seed: 7 }),
  theirs: sample(storedBooking, { numRuns: 200, seed: 8 }),
}

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(`
    ${barePractices('ours', 'theirs', 'pair')}
    insert into plaque_config values ('plaque', 1, '{}'), ('another', 2, '{}')`)
  await storeBookings(connection, 'ours', PRACTICES.ours, stored.ours)
  await storeBookings(connection, 'theirs', PRACTICES.theirs, stored.theirs)
})
afterAll(() => connection.close())

const tenantOf = (practiceId: string) => tenantFrom({ kind: 'staff', practiceId } as Parameters<typeof tenantFrom>[0])

const beforeAt = (now: Date) => {
  const before = (kind: AttentionKind) => waitedBefore(AFTER[kind], now, ZONE)
  return {
    changes: before('changes'),
    instructions: before('instructions'),
    approval: before('approval'),
    unsubmitted: before('unsubmitted'),
  }
}

/** Ids of the bookings that need attention by the domain's rule. */
function byRule(practiceId: PracticeId, kind: AttentionKind, now: Date) {
  const numbered = stored[practiceId].map((each, n) => ({ facts: factsOf(each), id: `b-${PRACTICES[practiceId] + n}` }))
  return numbered.filter(({ facts }) => needsAttention(kind, facts, AFTER, now, ZONE))
}

async function listed(practiceId: PracticeId, kind: AttentionKind, now: Date) {
  const order = { sort: 'order_id', direction: 'asc', page: 1, pageSize: 1000 } as const
  const { rows } = await listBookings(
    connection.db,
    tenantOf(practiceId),
    { attention: { kind, before: beforeAt(now) } },
    order,
  )
  return rows.map(({ id }) => id)
}

/** Around midnights at which waits become due; one follows a night of 23 hours. */
const MOMENTS = [NOW, new Date('2026-10-03T13:59:00Z'), new Date('2026-10-03T14:00:00Z')]

describe.each([...ATTENTION_KINDS])('%s', (kind) => {
  test.each(MOMENTS)("at %s the list has the own practice's bookings by the rule [OPEN-180, OPEN-181]", async (now) => {
    const expected = byRule('ours', kind, now).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(5)
    expect(await listed('ours', kind, now)).toEqual(expected)
    expect(await listed('theirs', kind, now)).toEqual(byRule('theirs', kind, now).map(({ id }) => id))
  })
})

test.each(MOMENTS)("at %s counts and oldest dates equal the rule's [OPEN-180]", async (now) => {
  const expected = ATTENTION_KINDS.map((kind) => {
    const due = byRule('ours', kind, now)
    const oldest = Math.min(...due.map(({ facts }) => waitingSince(kind, facts)?.getTime() ?? Infinity))
    return { kind, count: due.length, since: new Date(oldest) }
  })
  expect(await attentionOf(connection.db, tenantOf('ours'), beforeAt(now))).toEqual(expected)
})
