import { connect } from '../src/db/connect'
import type { Connection } from '../src/db/connect'
import { embeddedDump } from './embedded-dump'

/** The suite's PostgreSQL; without it an embedded database. */
export const postgresUrl = process.env.TEST_DATABASE_URL

/** A separate empty database with all tables, in memory or on PostgreSQL. */
export async function testDatabase(url = postgresUrl): Promise<Connection> {
  if (!url) return connect({ dump: await embeddedDump() })
  const { copiedDatabase } = await import('./copied-database')
  return copiedDatabase(url, { name: 'empty', now: new Date(), fill: async () => {} })
}

/** SQL that adds practices with an id only, for specs that insert thousands of rows. */
export const barePractices = (...ids: readonly string[]) => `
  insert into practices (id, name, brand, relationship, has_portal_access, pricing, default_collection_location,
      provides_client_details, temporary_opportunity_id, office, email, phone)
    select p, p, '', 'vet_direct', '', '', '', 0, '', '{}', '', '' from unnest(array['${ids.join("', '")}']) p;`
