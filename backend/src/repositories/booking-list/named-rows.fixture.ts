import { testDatabase, barePractices } from '../../../test/database'
import type { Connection } from '../../db/connect'

/** A booking with its number and the names that lists sort by. Higher numbers are older. */
export interface NamedRow {
  readonly number: number
  readonly pet: string
  readonly owner: string
}

/** Rows per insert: on a busy machine, computing the grams of all rows exceeds the statement timeout. */
const AT_ONCE = 300

/** A database in which practice `ours` has these bookings and another practice has some of the same names. */
export async function namedDatabase(ours: readonly NamedRow[], theirs: readonly NamedRow[]): Promise<Connection> {
  const connection = await testDatabase()
  await connection.sql.exec(`
    ${barePractices('ours', 'theirs')}
    insert into booking_facets (practice_id, stage, service_key, relationship, origin)
      select p, 'Completed - Returned', 'private', 'vet_direct', 'portal' from unnest(array['ours', 'theirs']) p;
    alter table bookings disable trigger list_booking`)
  for (let at = 0; at < ours.length; at += AT_ONCE) await insert(connection, 'ours', 0, ours.slice(at, at + AT_ONCE))
  await insert(connection, 'theirs', 100_000, theirs)
  await connection.sql.exec('analyze booking_list, bookings')
  return connection
}

async function insert({ sql }: Connection, practice: string, after: number, some: readonly NamedRow[]) {
  const given = [practice, after, JSON.stringify(some)]
  const asRows = `jsonb_to_recordset($3::jsonb) as r(number int, pet text, owner text)`
  await sql.query(
    `insert into bookings (practice_id, id, order_id, stage, service_type_id, service_type, relationship, vet_staff,
        date_entered, details)
      select $1::text, $1 || number, number + $2::int, 'Completed - Returned', '', 'private', 'vet_direct', '', now(), '{}'
      from ${asRows}`,
    given,
  )
  await sql.query(
    `insert into booking_list
      select $1::text, number + $2::int, f.id, now() - number * interval '1 minute', 'private', 'Completed', pet, owner,
        number + $2::int || ' ' || pet || ' ' || owner
      from ${asRows} join booking_facets f on f.practice_id = $1`,
    given,
  )
}
