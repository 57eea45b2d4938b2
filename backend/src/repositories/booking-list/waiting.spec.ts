import type { AttentionKind } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database'
import { barePractices } from '../../../test/bare-practices'
import type { Connection } from '../../db/connect'
import { namesOf, waitingRows } from './waiting'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  // Two practices with years behind them: of each hundred bookings two are under way, and few owners owe a word.
  await connection.sql.exec(`
    ${barePractices('big', 'other')}
    insert into plaque_config values ('plaque', 1, '{}');
    insert into booking_facets (practice_id, stage, service_key, relationship, origin) overriding user value
      select p, s, 'private', 'vet_direct', 'portal'
      from unnest(array['big', 'other']) p, unnest(array['VP Submitted', 'Completed - Returned']) s;
    alter table bookings disable trigger list_booking;
    insert into bookings (practice_id, id, order_id, stage, service_type_id, service_type, relationship, vet_staff,
        date_entered, details)
      select p, left(p, 1) || n, case p when 'big' then 0 else 100000 end + n,
        case when n % 50 = 0 then 'VP Submitted' else 'Completed - Returned' end, '', 'private', 'vet_direct', '',
        now() - n * interval '1 hour', '{}' from unnest(array['big', 'other']) p, generate_series(1, 4000) n;
    insert into booking_list select b.practice_id, b.order_id, f.id, b.date_entered, 'private', b.stage, '', '', ''
      from bookings b join booking_facets f on f.practice_id = b.practice_id and f.stage = b.stage;
    insert into order_events (practice_id, booking_id, at, field, from_value, to_value, by)
      select practice_id, id, date_entered, 'order_stage_c', '', s, ''
      from bookings, unnest(array['VP Unsubmitted', 'VP Submitted', 'On Hold', 'In Cremation', 'Posted', 'Returned']) s;
    insert into booking_lines (practice_id, booking_id, id, seq, product_id, name, quantity, list_price, base_rate)
      select practice_id, id, 'l' || id, 1, 'plaque', '', 1, 1, 1 from bookings;
    insert into engravings (practice_id, booking_id, line_id, id, product_id, approved_at, change_at)
      select practice_id, booking_id, id, id, 'plaque', case when n % 40 > 1 then now() end, case when n % 40 = 1 then now() end
      from (select *, row_number() over () as n from booking_lines) l;
    insert into engraving_versions (practice_id, booking_id, line_id, version, saved_by, saved_as, saved_at, details, artwork_key)
      select practice_id, booking_id, line_id, 1, '', 'staff', now(), '{}', 'a.png' from engravings;
    insert into owner_requests (practice_id, booking_id, line_id, version, asked_at, asked_last, answer_by)
      select practice_id, booking_id, line_id, 1, now(), now(), '' from engravings;
    analyze`)
})
afterAll(() => connection.close())

/** One plan for all values, as the prepared statement has it. */
async function planOf(kind: AttentionKind, rows = waitingRows(kind)): Promise<string> {
  const { sql: text, params } = new PgDialect().sqlToQuery(rows)
  const [facet] = await connection.sql.query(
    `select id from booking_facets where practice_id = 'big' and stage = 'VP Submitted'`,
  )
  const values: Readonly<Record<string, string>> = {
    practiceId: `'big'`,
    [namesOf(kind).facets]: `'{${String(facet?.id)}}'`,
    [namesOf(kind).before]: `now()`,
  }
  const given = params.map((each) => values[Object(each).name])
  return connection.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_generic_plan`))
    await tx.execute(sql.raw(`prepare waiting as ${text}`))
    const answer = await tx.execute(sql.raw(`explain (costs off) execute waiting(${given.join(', ')})`))
    await tx.execute(sql.raw('deallocate waiting'))
    return (Object(answer).rows as Record<string, string>[]).map((row) => String(row['QUERY PLAN'])).join('\n')
  })
}

test.each([
  ['changes', ['engravings_by_wish']],
  ['instructions', ['booking_list_by_facet', 'order_events_awaiting']],
  ['approval', ['engravings_unanswered', 'owner_requests_by_line']],
  ['unsubmitted', ['booking_list_by_facet']],
] as const)('%s are found by %j, and no table is read whole [OPEN-183]', async (kind, indexes) => {
  const plan = await planOf(kind)
  for (const index of indexes) expect(plan).toContain(index)
  expect(plan.replaceAll(/Seq Scan on plaque_config.*/g, '')).not.toMatch(/Seq Scan/)
})
