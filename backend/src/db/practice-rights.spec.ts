import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'
import { PRACTICE_RIGHTS } from './practice-rights.data'
import { forPractice, raiseWall } from './wall'
const [HARBOUR_ID, BANKSIA_ID] = ['practice-harbour', 'practice-banksia']
const NURSE = 'nurse@harbour.test'

const api = specApi()
beforeAll(async () => {
  await raiseWall(api.connection.sql)
  await rows(`insert into sign_ins (id, username, signed_in_at, last_used_at, sealed_refresh)
    values ('of-nurse', '${NURSE}', now(), now(), 'sealed'), ('of-owner', 'owner@harbour.test', now(), now(), 'sealed')`)
  await rows(`insert into outbox (kind, payload, due_at, next_at)
    values ('email', '{"practiceId": "${BANKSIA_ID}"}', now() + interval '1 day', now() + interval '1 day')`)
  await rows(`insert into account_subjects (username, subject, seen_at) select lower(cognito_username), 'of-them', now()
    from contacts where cognito_username is not null`)
  await rows(`insert into verification_attempts (booking_id, line_id, caller, hour_start, hour_count, day_start, day_count)
    select id, 'line', '', now(), 9, now(), 9 from bookings where practice_id = '${BANKSIA_ID}'`)
})

const rows = (text: string) => api.connection.sql.query(text)
const asNurse = (text: string) => forPractice(HARBOUR_ID, async () => await api.deps.db.execute(sql.raw(text)), NURSE)
/** Rows of a query, run as a user of Harbour; without a username as an owner. */
const read = (text: string, username = NURSE) => forPractice(HARBOUR_ID, () => queried(text), username)
async function queried(text: string): Promise<unknown[]> {
  const found = await api.deps.db.select({ row: sql<unknown>`to_jsonb(t)` }).from(sql.raw(`(${text}) as t`))
  return found.map(({ row }) => row)
}
const refusal = (text: string) =>
  asNurse(text).then(
    () => 'done',
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)),
  )

/** The role's rights by the database catalogue, including those of PUBLIC, written as in `grant`. */
const HELD = `select c.relname as name, array(
    select r || case when has_table_privilege('portal_practice', c.oid, r) then '' else ' (' || (
      select string_agg(attname, ', ' order by attname) from pg_attribute a where a.attrelid = c.oid and attnum > 0
        and not attisdropped and has_column_privilege('portal_practice', c.oid, attnum, r)) || ')' end
    from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r
    where has_table_privilege('portal_practice', c.oid, r)
      or (r in ('select', 'insert', 'update', 'references') and has_any_column_privilege('portal_practice', c.oid, r))
  ) as rights
  from pg_class c where c.relkind in ('r', 'v', 'm', 'f', 'p') and c.relnamespace = current_schema()::regnamespace
  order by 1`

const inOrder = (right: string) => {
  const [, name, columns] = /^(\w+) \((.*)\)$/.exec(right) ?? []
  return columns === undefined ? right : `${name} (${columns.split(', ').toSorted().join(', ')})`
}
const held = async () => Object.fromEntries((await rows(HELD)).map(({ name, rights }) => [name, rights]))
const written = () => Object.fromEntries(Object.entries(PRACTICE_RIGHTS).map(([name, all]) => [name, all.map(inOrder)]))

describe('rights of the practice role [OPEN-330]', () => {
  test('equal the written ones on every table', async () => {
    expect(await held()).toEqual(written())
  })

  test('are none on tables of later migrations, also after a restart', async () => {
    await rows('create table later (id int)')
    try {
      await raiseWall(api.connection.sql)
      expect((await held()).later).toEqual([])
      expect(await refusal('select * from later')).toMatch('permission denied for table later')
      expect(await held()).not.toEqual(written())
    } finally {
      await rows('drop table later')
    }
  })

  test('include one sequence and no function of the owner with a free search path', async () => {
    const drawn = await rows(`select relname from pg_class where relkind = 'S'
      and relnamespace = current_schema()::regnamespace
      and (has_sequence_privilege('portal_practice', oid, 'usage') or has_sequence_privilege('portal_practice', oid, 'select')
        or has_sequence_privilege('portal_practice', oid, 'update'))`)
    expect(drawn).toEqual([{ relname: 'booking_order_ids' }])
    const ofOwner =
      await rows(`select proname as name, proconfig = array['search_path=' || current_schema() || ', pg_temp']
        as is_safe from pg_proc where prosecdef and pronamespace = current_schema()::regnamespace order by 1`)
    const ours = ['bookings_with_keys', 'count_own_call', 'end_sign_ins', 'is_queued', 'list_booking', 'move_queued']
    const names = [...ours, 'relabel_bookings', 'unlist_booking', 'unlist_discarded']
    expect(ofOwner).toEqual(names.map((name) => ({ name, is_safe: true })))
  })
})

describe("a statement smuggled into a practice's call is refused [OPEN-330]", () => {
  test.each([
    'select * from settings',
    'update practices set fees = null',
    `update contacts set cognito_username = 'mallory'`,
    'delete from bookings',
    'select * from audit',
    `select nextval(pg_get_serial_sequence('audit', 'seq'))`,
    'create table more (id int)',
    'create temporary table bookings (id text)',
    'alter table bookings disable row level security',
    'create policy more on bookings using (true)',
    'alter role portal_practice bypassrls',
  ])('%s', async (text) => {
    expect(await refusal(text)).toMatch(/permission denied|must be (?:owner|superuser)/)
  })

  test('finds no rows of other practices or users', async () => {
    expect(await read('select id from sign_ins')).toEqual([{ id: 'of-nurse' }])
    await asNurse('update sign_ins set ended_at = now()')
    expect(await rows('select id from sign_ins where ended_at is null order by 1')).toContainEqual({ id: 'of-owner' })
    expect(
      await refusal(`insert into sign_ins (id, username, signed_in_at, last_used_at)
      values ('forged', 'owner@harbour.test', now(), now())`),
    ).toMatch('violates row-level security')
    expect(await read('select id from sign_ins', '')).toEqual([])
    const theirs = `select 1 from own_booking_list where practice_id <> '${HARBOUR_ID}'
      union all select 1 from own_booking_facets where practice_id <> '${HARBOUR_ID}'`
    expect(await read(theirs)).toEqual([])
    await asNurse('delete from verification_attempts')
    expect(await rows('select 1 from verification_attempts limit 1')).toHaveLength(1)
    await asNurse('delete from account_subjects')
    const left = await rows(`select distinct practice_id as id from account_subjects
      join contacts on lower(cognito_username) = username order by 1`)
    expect(left.map(({ id }) => id)).not.toContain(HARBOUR_ID)
    expect(left.length).toBeGreaterThan(0)
    expect(
      await refusal(`insert into audit (practice_id, subject, subject_id, action, field, made_by)
      values ('${BANKSIA_ID}', 'member', 'x', 'update', 'x', 'Mallory')`),
    ).toMatch('violates row-level security')
  })

  test('sees nothing of other practices in the outbox', async () => {
    const isQueued = `select is_queued('email', '{"practiceId": "${BANKSIA_ID}"}') as is_queued`
    expect(await read(isQueued)).toEqual([{ is_queued: false }])
    expect(await queried(isQueued)).toEqual([{ is_queued: true }])
  })
})
