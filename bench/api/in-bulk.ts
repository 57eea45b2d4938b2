import { Client } from 'pg'

/**
 * Inserts bookings without their triggers, indexes and the look for what they belong to: what they are found by is made
 * at the end, in one go.
 */
export async function inBulk(client: Client, insert: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('bookings', 'booking_list') and indexname not like '%_pkey'`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query('set session_replication_role to replica')
  await insert()
  await client.query('reset session_replication_role')
  await client.query(`insert into booking_facets (practice_id, stage, service_key, relationship, origin)
    select distinct practice_id, stage, lower(btrim(service_type)), relationship, origin from bookings
    on conflict do nothing`)
  await client.query(`insert into booking_list
    select b.practice_id, b.order_id, f.id, b.date_entered, f.service_key, status_label(b.stage),
      search_fold(b.pet_first_name || ' ' || b.pet_last_name), search_fold(b.owner_first_name || ' ' || b.owner_last_name),
      booking_search_text(
        b.order_id, b.pet_first_name, b.pet_last_name, b.owner_first_name, b.owner_last_name, b.vet_staff)
    from bookings b join booking_facets f on f.practice_id = b.practice_id and f.stage = b.stage
      and f.service_key = lower(btrim(b.service_type)) and f.relationship = b.relationship and f.origin = b.origin
    order by b.order_id on conflict do nothing`)
  await makeIndexes(
    client,
    indexes.map(({ definition }) => definition),
  )
  // As they are in production: nothing is planned by statistics of these, and to gather them takes seconds.
  for (const index of ['booking_list_by_search', 'bookings_by_pet_names'])
    await client.query(`alter index ${index} alter column 1 set statistics 0`)
}

/** By two connections, those first that take longest: PostgreSQL makes each with one processor. */
async function makeIndexes(client: Client, definitions: readonly string[]): Promise<void> {
  const { host, port, user, database } = client
  const other = new Client({ host, port, user, database })
  await other.connect()
  const left = definitions.toSorted((one, two) => Number(two.includes('USING gin')) - Number(one.includes('USING gin')))
  const make = async (connection: Client) => {
    await connection.query(`set maintenance_work_mem to '512MB'`)
    for (let next = left.shift(); next !== undefined; next = left.shift()) await connection.query(next)
  }
  await Promise.all([make(client), make(other)])
  await other.end()
}

/** The database as one is that has run for a while: its statistics there, and nothing of the load left to write. */
export async function settle(client: Client): Promise<void> {
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
