import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { demoRows } from 'demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { anotherPet, submitOf } from '../../test/booking'
import { postgresUrl } from '../../test/database'
import { startPostgres } from '../../test/postgres'
import type { Postgres } from '../../test/postgres'
import { optionsFrom } from '../operations/config'
import { backendOptions } from '../index'
import { loadWorld } from '../operations/load-world'
import { startBackend } from '../operations/start'
import { connect } from './connect'
import { bookings } from './schema/booking'
import { forPractice } from './wall'

const SQL = new URL('../../../deploy/database-users.sql', import.meta.url)

/** Runs the operators' file statement by statement: `create database` must be alone in its message. */
async function makeUsers(url: string): Promise<void> {
  let client = new Client({ connectionString: url })
  await client.connect()
  const text = (await readFile(SQL, 'utf8')).replaceAll(/--.*$/gm, '')
  for (const statement of text.split(/;|^(?=\\)|(?<=^\\connect .*)$/m)) {
    const database = /^\\connect (\w+)$/.exec(statement.trim())?.[1]
    if (database === undefined) {
      if (statement.trim()) await client.query(statement)
      continue
    }
    await client.end()
    client = new Client({ connectionString: addressOf(url, 'portal', database) })
    await client.connect()
  }
  await client.end()
}

function addressOf(url: string, user: string, database = 'portal'): string {
  const address = new URL(url)
  Object.assign(address, { username: user, pathname: database })
  return address.href
}

describe.each(postgresUrl ? ['of Debian'] : [])(
  'a backend whose user cannot change tables, on PostgreSQL %s [OPEN-286]',
  () => {
    let server: Postgres
    let api: TestApi
    const urls = { backend: '', owner: '' }
    beforeAll(async () => {
      server = await startPostgres()
      await makeUsers(server.url)
      Object.assign(urls, {
        backend: addressOf(server.url, 'portal_backend'),
        owner: addressOf(server.url, 'portal_owner'),
      })
    })
    afterAll(async () => {
      await api.close()
      await server.stop()
    })

    test('does not start before the tables exist, and says who creates them', async () => {
      await expect(connect({ url: urls.backend })).rejects.toThrow(
        'The tables are of a version before, and the user of DATABASE_URL may not change them. Run migrate-main.ts with MIGRATION_DATABASE_URL first.',
      )
    })

    test("the migration job's settings create them as the other user", async () => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
      await writeFile(join(folder, 'url'), `${urls.owner}\n`)
      const env = { DATABASE_URL: urls.backend, MIGRATION_DATABASE_URL_FILE: join(folder, 'url') }
      await (await connect(optionsFrom(env).database)).close()
      await rm(folder, { recursive: true })
      const owner = await connect({ url: urls.owner, poolSize: 2 })
      await loadWorld(owner.db, () => demoRows(new Date()))
      await owner.close()
      api = await testApi(undefined, await connect({ url: urls.backend, poolSize: 4 }))
      expect(await api.count('practices')).toBeGreaterThan(1)
    })

    test('starts, warms up and reports that it is healthy', async () => {
      const options = backendOptions({ DATABASE_URL: urls.backend, PORT_BACKEND: '0' })
      const backend = await startBackend(options, { warmUpRounds: 2 })
      try {
        expect((await fetch(`${backend.url}/api/health`)).status).toBe(200)
        expect((await fetch(`${backend.url}/api/portal/brand`)).status).toBe(200)
      } finally {
        await backend.stop()
      }
    })

    test('answers reads and writes of staff, each for its own practice', async () => {
      const list = await api.ask('GET', 'portal/booking')
      expect([list.status, list.body.data.length > 5]).toEqual([200, true])
      const id = await api.idOf(100_004)
      expect((await api.ask('GET', `portal/booking/${id}`)).status).toBe(200)
      const body = await submitOf(api, 'private cremation & return of ashes', { pet: anotherPet() })
      const made = await api.ask('POST', 'portal/booking', { body })
      expect([made.status, made.body.message]).toEqual([201, undefined])
      await api.deliver()
      for (const path of ['portal/vet/members', 'portal/vet/service_types', 'portal/product']) {
        expect([path, (await api.ask('GET', path, { as: HARBOUR })).status]).toEqual([path, 200])
      }
      const seen = await forPractice('practice-harbour', () =>
        api.deps.db.selectDistinct({ id: bookings.practiceId }).from(bookings),
      )
      expect(seen).toEqual([{ id: 'practice-harbour' }])
      expect(await api.count('practices')).toBeGreaterThan(1)
    })

    test.each([
      'create table more (id int)',
      'alter table bookings add column more text',
      'alter table bookings disable row level security',
      'drop table bookings',
      'set role portal_owner',
    ])('%s is refused', async (statement) => {
      await expect(api.connection.sql.exec(statement)).rejects.toMatchObject({ code: '42501' })
    })

    test('can use tables of a later version once the owner has created them', async () => {
      const owner = await connect({ url: urls.owner, poolSize: 2 })
      await owner.sql.exec(`create table later (practice_id text); alter table later enable row level security`)
      await owner.close()
      await expect(api.count('later')).rejects.toMatchObject({ code: '42501' })
      await (await connect({ url: urls.backend, migrationUrl: urls.owner, poolSize: 2 })).close()
      await api.connection.sql.exec(`insert into later values ('practice-harbour')`)
      expect(await api.count('later')).toBe(1)
    })
  },
)
