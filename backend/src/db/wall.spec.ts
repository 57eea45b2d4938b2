import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'
import type { Db } from './connect'
import { bookings } from './schema/booking'
import { savedLists } from './schema/saved-list'
import { contacts } from './schema/practice'
import { forPractice, raiseWall } from './wall'

const [HARBOUR_ID, BANKSIA_ID] = ['practice-harbour', 'practice-banksia']

const api = specApi()
let db: Db
beforeAll(async () => {
  db = api.deps.db
})

const rows = (text: string) => api.connection.sql.query(text)
const practicesSeen = async (on: Db = db) =>
  (await on.selectDistinct({ id: bookings.practiceId }).from(bookings)).map(({ id }) => id).toSorted()

describe('row-level security of a statement without a practice condition [OPEN-192]', () => {
  test('reads only rows of the acting practice', async () => {
    expect((await practicesSeen()).length).toBeGreaterThan(2)
    expect(await forPractice(HARBOUR_ID, () => practicesSeen())).toEqual([HARBOUR_ID])
    expect(await forPractice(BANKSIA_ID, () => practicesSeen())).toEqual([BANKSIA_ID])
    expect(await forPractice('nobody', () => practicesSeen())).toEqual([])
    expect(await forPractice('', () => practicesSeen())).toEqual([])
    expect((await practicesSeen()).length).toBeGreaterThan(2)
  })

  test('covers every table with rows of several practices', async () => {
    const walled = await rows(
      `select relname from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'own_practice'
        where relnamespace = current_schema()::regnamespace and has_table_privilege('portal_practice', c.oid, 'select')
        union all values ('own_booking_list'), ('own_booking_facets') order by 1`,
    )
    expect(walled.length).toBe(20)
    for (const { relname } of walled) {
      const column = sql.raw(relname === 'practices' ? 'id' : 'practice_id')
      const found = await forPractice(HARBOUR_ID, () =>
        db.select({ id: sql<string>`${column}` }).from(sql.raw(`${String(relname)} as t`)),
      )
      expect([relname, found.filter(({ id }) => id !== HARBOUR_ID)]).toEqual([relname, []])
    }
  })

  test('changes, deletes and inserts nothing of another practice', async () => {
    const before = await rows(`select id, vet_staff from bookings where practice_id = '${BANKSIA_ID}' order by id`)
    await forPractice(HARBOUR_ID, async () => {
      await db.update(bookings).set({ vetStaff: 'Mallory' }).where(eq(bookings.practiceId, BANKSIA_ID))
      await db.update(contacts).set({ active: false }).where(eq(contacts.practiceId, BANKSIA_ID))
      await db.delete(savedLists).where(eq(savedLists.practiceId, BANKSIA_ID))
      const moved = db.update(bookings).set({ practiceId: BANKSIA_ID }).where(eq(bookings.practiceId, HARBOUR_ID))
      await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } })
    })
    expect(await rows(`select id, vet_staff from bookings where practice_id = '${BANKSIA_ID}' order by id`)).toEqual(
      before,
    )
    expect(await rows(`select 1 from contacts where practice_id = '${BANKSIA_ID}' and not active`)).toEqual([])
  })

  test('works in a transaction, and after a failed one', async () => {
    const failed = forPractice(HARBOUR_ID, () =>
      db.transaction(async (tx) => {
        expect(await practicesSeen(tx)).toEqual([HARBOUR_ID])
        await tx.execute(sql`select 1 / 0`)
      }),
    )
    await expect(failed).rejects.toThrow('select 1 / 0')
    expect((await practicesSeen()).length).toBeGreaterThan(2)
    expect(await forPractice(HARBOUR_ID, () => db.transaction((tx) => practicesSeen(tx)))).toEqual([HARBOUR_ID])
    await expect(forPractice(HARBOUR_ID, () => db.execute(sql`select 1 / 0`))).rejects.toThrow('select 1 / 0')
    expect(await forPractice(BANKSIA_ID, () => practicesSeen())).toEqual([BANKSIA_ID])
  })

  test('works with more concurrent calls than connections, each for its own practice', async () => {
    const practices = Array.from({ length: 60 }, (_, at) => [HARBOUR_ID, BANKSIA_ID, null][at % 3] ?? null)
    const seen = await Promise.all(
      practices.map((id) => (id === null ? practicesSeen() : forPractice(id, () => practicesSeen()))),
    )
    expect(seen.map((each) => each.length > 2)).toEqual(practices.map((id) => id === null))
    expect(seen.map(([first]) => first).filter((_, at) => practices[at] !== null)).toEqual(
      practices.filter((id) => id !== null),
    )
  })
})

describe('every call with a session uses row-level security [OPEN-192]', () => {
  test('a read and a write use role and practice of the session', async () => {
    const id = await api.idOf(100004)
    await rows(`create policy none on bookings as restrictive using (false)`)
    try {
      expect((await api.ask('GET', `portal/booking/${id}`)).status).toBe(404)
      expect((await api.ask('GET', 'portal/booking')).body.data).toEqual([])
      const body = await submitOf(api, 'private cremation & return of ashes')
      expect((await api.ask('POST', 'portal/booking', { body })).status).toBeGreaterThanOrEqual(500)
    } finally {
      await rows(`drop policy none on bookings`)
    }
    expect((await api.ask('GET', `portal/booking/${id}`, { as: HARBOUR })).status).toBe(200)
  })
})

test('covers every table with a practice, except the indexes behind lists', async () => {
  const open = await rows(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'practice_id'
      where c.relkind = 'r' and not c.relrowsecurity and c.relnamespace = current_schema()::regnamespace order by 1`,
  )
  expect(open.map(({ relname }) => relname)).toEqual(['booking_facets', 'booking_list'])
})

test('a restored database without the rights gets them at the next start', async () => {
  await rows(`revoke all on bookings from portal_practice`)
  await expect(forPractice(HARBOUR_ID, () => practicesSeen())).rejects.toThrow('Failed query')
  await raiseWall(api.connection.sql)
  expect(await forPractice(HARBOUR_ID, () => practicesSeen())).toEqual([HARBOUR_ID])
})
