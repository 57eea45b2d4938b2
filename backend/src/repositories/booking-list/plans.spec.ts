import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database'
import { barePractices } from '../../../test/bare-practices'
import type { Connection } from '../../db/connect'
import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import type { Order } from './orders'
import { PLANS } from './plan-table'
import type { PlanName } from './plan-table'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  // Enough for the planner to take the way that it takes among a million.
  await connection.sql.exec(`
    ${barePractices('big', 'other')}
    insert into booking_facets (practice_id, stage, service_key, relationship, origin)
      select p, 'stage ' || s, 'general cremation', 'vet_direct', 'portal'
      from unnest(array['big', 'other']) p, generate_series(1, 20) s;
    insert into booking_list
      select f.practice_id, 20 * n + f.id, f.id, now() - n * interval '1 hour', f.service_key, f.stage, 'pet ' || n % 97,
        'owner ' || n % 89, 'pet ' || n % 97 || ' owner ' || n % 89 from booking_facets f, generate_series(1, 150) n`)
  // Rows that are all seen by everybody, as most of a long list are.
  await connection.sql.exec('vacuum analyze booking_list')
  await connection.sql.exec('analyze booking_facets')
})
afterAll(() => connection.close())

const VALUES: Readonly<Record<string, string | null>> = {
  practiceId: 'big',
  stages: '{stage 1,stage 2}',
  notStages: null,
  services: null,
  relationship: null,
  origin: null,
  from: '-infinity',
  to: 'infinity',
  words: '{owner,pet}',
  texts: '{%owner%,%pet%}',
  begin: 'pet 1',
  end: 'pet 1zz',
  beginning: 'pet 1%',
  size: '16',
  offset: '0',
  most: '1001',
  // A fiftieth, as of the big practice among a million.
  near: '60',
}

/** What decides on a plan: that of a search hangs on its values, all others are one for all. */
const modeOf = (plan: PlanName) => (['searched', 'sought', 'near', 'apart'].includes(plan) ? 'custom' : 'generic')

async function explained(plan: PlanName, page: SQL): Promise<string> {
  const { sql: text, params } = new PgDialect().sqlToQuery(page)
  const given = params.map((each) => {
    const value = VALUES[Object(each).name]
    if (value === undefined) throw new Error(`No value of ${String(each)}.`)
    return value === null ? 'null' : `'${value}'`
  })
  return connection.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_${modeOf(plan)}_plan`))
    await tx.execute(sql.raw(`prepare explained as ${text}`))
    const answer = await tx.execute(sql.raw(`explain (costs off) execute explained(${given.join(', ')})`))
    await tx.execute(sql.raw('deallocate explained'))
    return linesOf(answer).join('\n')
  })
}

const linesOf = (answer: unknown): string[] =>
  (Object(answer).rows as Record<string, string>[]).map((row) => String(row['QUERY PLAN']))

/** The indexes of the narrow rows that a plan reads, and whether it sorts these rows. */
function readBy(lines: string) {
  const indexes = [...lines.matchAll(/(?:using|Index Scan on) (booking_list_\w+)/g)].map(([, name]) => name)
  return {
    indexes: [...new Set(indexes)],
    isSorting: /Sort Key/.test(lines),
    isReadWhole: /Seq Scan on booking_list/.test(lines),
  }
}

const OF_ORDER: Record<BookingSort, string> = {
  order_id: 'booking_list_pkey',
  date_entered: 'booking_list_by_date',
  service_type: 'booking_list_by_service_type',
  owner_name: 'booking_list_by_owner',
  pet_name: 'booking_list_by_pet',
  status: 'booking_list_by_status',
}

/** Of the orders that the facets have an index for. */
const OF_FACET = [
  ['order_id', 'booking_list_by_facet_number'],
  ['status', 'booking_list_by_facet_number'],
  ['date_entered', 'booking_list_by_facet'],
  ['service_type', 'booking_list_by_facet'],
] as const

const plannedFor = async (plan: PlanName, order: Order) =>
  readBy(await explained(plan, PLANS[plan].page(order, plan !== 'all')))

describe.each(['asc', 'desc'] as const)('%s', (direction) => {
  test.each(OF_FACET)('facets in the order of %s reads the first rows of each facet', async (sort, index) => {
    expect(await plannedFor('facets', { sort, direction })).toMatchObject({ indexes: [index], isReadWhole: false })
  })

  describe.each([...BOOKING_SORTS])('in the order of %s', (sort) => {
    const planned = (plan: PlanName) => plannedFor(plan, { sort, direction })

    test.each(['all', 'passed', 'sought', 'near'] as const)(
      '%s reads the index of the order alone, unsorted',
      async (plan) => {
        const { indexes, isSorting, isReadWhole } = await planned(plan)
        expect(indexes).toEqual([OF_ORDER[sort]])
        expect({ isSorting, isReadWhole }).toEqual({ isSorting: false, isReadWhole: false })
      },
    )

    test('searched reads the index of the grams and sorts', async () => {
      expect(await planned('searched')).toEqual({
        indexes: ['booking_list_by_search'],
        isSorting: true,
        isReadWhole: false,
      })
    })

    test('sorted reads the rows of the facets and sorts', async () => {
      expect(await planned('sorted')).toEqual({
        indexes: ['booking_list_by_facet'],
        isSorting: true,
        isReadWhole: false,
      })
    })
  })
})
