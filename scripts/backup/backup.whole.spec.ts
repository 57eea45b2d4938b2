import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWorld, objectStorage, openDatabase } from '../../backend/src/index'
import { SECRET_NAMES } from '../../backend/src/secrets/names'
import { rotate } from '../../backend/src/secrets/rotate'
import { testApi } from '../../backend/test/api'
import { submitOf } from '../../backend/test/booking'
import { startPostgres } from '../../backend/test/postgres'
import type { Postgres } from '../../backend/test/postgres'
import { openStore } from '../../delivery/src/index'
import { demoRows } from '../../demo/src/index'
import { DEMO_SETTINGS, startLocalCloud } from '../../local-cloud/src/index'
import type { LocalCloud } from '../../local-cloud/src/index'
import { makeBackup, restoreBackup } from './backup'
import { program } from './database'
import { releaseFiles, storageFiles } from './places'

let root = ''
let postgres: Postgres
const clouds: LocalCloud[] = []
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portal-backup-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const cloud of clouds) await cloud.stop()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
})

const folder = (name: string) => path.join(root, name)

async function bucket(name: string) {
  const cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: folder(name) })
  clouds.push(cloud)
  const { bucket: own, accessKey, secretKey } = DEMO_SETTINGS.storage
  return { endpoint: cloud.urls.storage, bucket: own, accessKey, secretKey }
}

/** Hash of each table's rows, and the next Booking ID. */
async function rowsOf(url: string) {
  const { sql, close } = await openDatabase({ url, leaveTables: true })
  const tables = await sql.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const hashed = tables.map(async ({ name }) => {
    const [row] = await sql.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as md5 from ${String(name)} t`,
    )
    return [name, row?.rows, row?.md5]
  })
  const found = await Promise.all(hashed)
  const next = await sql.query('select last_value::int as next from booking_order_ids')
  await close()
  return { found, next }
}

test('a restored backup has the same bytes, and takes new bookings [OPEN-170]', async () => {
  const { url: database } = postgres
  const filled = await openDatabase({ url: database })
  // The role of a backend's database user, who owns no table.
  await filled.sql.exec('create role portal_service nologin')
  await loadWorld(filled.db, () => demoRows(new Date()))
  await filled.close()
  const before = await bucket('storage-before')
  const files = {
    'media/engravings/b/1-photo.png': new Uint8Array([0, 1, 2, 255]),
    'bookings/b/summary é.png': new Uint8Array(70_000).fill(7),
  }
  for (const [key, bytes] of Object.entries(files)) await objectStorage(before).put(key, bytes, 'image/png')
  const releases = openStore({ store: folder('releases-before') })
  await releases.create('mf-x/1.4.0/main.0a1b2c3d.js', Buffer.from('export {}'))
  await releases.create('channels/live/000001', Buffer.from('{"mf-x":"1.4.0"}'))
  // The folder that a publish leaves behind.
  await mkdir(path.join(folder('releases-before'), 'leases/mf-x'), { recursive: true })
  const kept = await rowsOf(database)
  expect(kept.found.length).toBeGreaterThan(20)

  const made = await makeBackup(
    folder('backup'),
    { database, storage: storageFiles(before), releases: releaseFiles(releases) },
    new Date(),
  )
  expect([made.storage.length, made.releases.length]).toEqual([2, 2])

  const lost = await openDatabase({ url: database })
  await lost.sql.exec('drop schema public cascade; create schema public')
  await lost.close()
  const after = await bucket('storage-after')
  const emptied = openStore({ store: folder('releases-after') })
  const empty = { database, storage: storageFiles(after), releases: releaseFiles(emptied) }

  // Damage one of the files that are restored last: the restore must change nothing.
  const { sha256 = '' } = made.releases[0] ?? {}
  const some = path.join(folder('backup/files'), sha256.slice(0, 2), sha256)
  const bytes = await readFile(some)
  await writeFile(some, Buffer.concat([bytes, Buffer.from('!')]))
  await expect(restoreBackup(folder('backup'), empty)).rejects.toThrow(/The copy of .+ is damaged or missing/)
  expect([await emptied.list(''), await storageFiles(after).keys()]).toEqual([[], []])
  await writeFile(some, bytes)

  await restoreBackup(folder('backup'), empty)
  expect(await rowsOf(database)).toEqual(kept)
  for (const [key, content] of Object.entries(files)) {
    const found = await objectStorage(after).get(key)
    expect([found?.type, Buffer.from(found?.bytes ?? []).equals(Buffer.from(content))]).toEqual(['image/png', true])
  }
  expect(String(await emptied.read('mf-x/1.4.0/main.0a1b2c3d.js'))).toBe('export {}')
  expect(String(await emptied.read('channels/live/000001'))).toBe('{"mf-x":"1.4.0"}')

  // The restored database works: no migration runs again, the audit is append-only, and backends have their rights.
  const again = await openDatabase({ url: database, leaveTables: true })
  expect(await again.sql.query(`select has_table_privilege('portal_service', 'migrations', 'select') as has`)).toEqual([
    { has: true },
  ])
  await expect(again.sql.query('delete from audit')).rejects.toThrow('The audit is only added to.')
  expect(await rowsOf(database)).toEqual(kept)
  const api = await testApi(undefined, again)
  const body = await submitOf(api, 'private cremation & return of ashes')
  expect((await api.ask('POST', 'portal/booking', { body })).status).toBe(201)
  await api.close()
})

/** Permissions of a folder and of everything in it. */
async function rightsBelow(top: string): Promise<{ file: string; isFolder: boolean; rights: string }[]> {
  const names = await readdir(top, { recursive: true })
  return Promise.all(
    ['.', ...names].map(async (name) => {
      const file = path.join(top, name)
      const found = await stat(file)
      return { file, isFolder: found.isDirectory(), rights: (found.mode & 0o777).toString(8) }
    }),
  )
}

test('a backup has no secrets and is private, and a restore keeps existing secrets [OPEN-331]', async () => {
  const { url: database } = postgres
  const { db, sql, close } = await openDatabase({ url: database })
  for (const name of SECRET_NAMES) await rotate(db, name, new Date())
  await sql.query(`insert into settings values ('demo_world', 'true') on conflict do nothing`)
  const values = await sql.query(`select key, coalesce(value->>'value', value#>>'{}') as value from settings`)
  await close()
  const secrets = values.filter(({ key }) => key !== 'demo_world').map(({ value }) => String(value))
  expect(new Set(secrets).size).toBe(2 * SECRET_NAMES.length)
  const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
  const storage = { keys: async () => ['photo'], get: async () => picture, put: async () => {} }
  const releases = { keys: async () => [], get: async () => null, put: async () => {} }
  const kept = { database, storage, releases }

  // A folder that everybody can read, as of an earlier version.
  const top = folder('private')
  await mkdir(top)
  await writeFile(path.join(top, 'database.dump'), 'from before')
  await chmod(path.join(top, 'database.dump'), 0o644)
  await chmod(top, 0o755)
  await makeBackup(top, kept, new Date())

  const all = await rightsBelow(top)
  expect(all.filter(({ isFolder, rights }) => rights !== (isFolder ? '700' : '600'))).toEqual([])
  const files = all.filter(({ isFolder }) => !isFolder).map(({ file }) => file)
  expect(files).toHaveLength(3)
  // Unpack the dump, to search it too.
  const dump = path.join(top, 'database.dump')
  const texts = [execFileSync(program('pg_restore'), ['--file', '-', dump], { maxBuffer: 2 ** 28 })]
  texts.push(...(await Promise.all(files.map((file) => readFile(file)))))
  expect(texts[0]?.includes('nurse@harbour.test')).toBe(true)
  const forms = secrets.flatMap((value) => {
    const bytes = Buffer.from(value, 'base64')
    return [Buffer.from(value), bytes, Buffer.from(bytes.toString('hex')), Buffer.from(bytes.toString('base64url'))]
  })
  expect(forms.filter((form) => texts.some((text) => text.includes(form)))).toEqual([])

  const before = await rowsOf(database)
  await restoreBackup(top, kept)
  expect(await rowsOf(database)).toEqual(before)
})

test('a folder with other files is neither used nor made private', async () => {
  const shared = folder('shared')
  await mkdir(shared)
  await writeFile(path.join(shared, 'of-others'), '')
  await chmod(shared, 0o755)
  const never = { keys: async () => [], get: async () => null, put: async () => {} }
  const kept = { database: postgres.url, storage: never, releases: never }
  await expect(makeBackup(shared, kept, new Date())).rejects.toThrow('is open to other users and has other files')
  expect(await readdir(shared)).toEqual(['of-others'])
  expect((await stat(shared)).mode & 0o777).toBe(0o755)
})

test('an interrupted backup cannot be restored', async () => {
  const never = { keys: async () => [], get: async () => null, put: async () => {} }
  const broken = { ...never, keys: () => Promise.reject(new Error('away')) }
  const kept = { database: postgres.url, storage: never, releases: broken }
  await expect(makeBackup(folder('broken'), kept, new Date())).rejects.toThrow('away')
  await expect(restoreBackup(folder('broken'), { ...kept, releases: never })).rejects.toThrow('has no complete backup')
})
