import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWorld, objectStorage, openDatabase } from '../../backend/src/index'
import { startPostgres } from '../../backend/test/postgres'
import type { Postgres } from '../../backend/test/postgres'
import { openStore } from '../../delivery/src/index'
import { demoRows } from '../../demo/src/index'
import { DEMO_SETTINGS, startLocalCloud } from '../../local-cloud/src/index'
import type { LocalCloud } from '../../local-cloud/src/index'
import { makeBackup, restoreBackup } from './backup'
import { releasePlace, storagePlace } from './places'

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

/** A bucket of its own, empty as yet. */
async function bucket(name: string) {
  const cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: folder(name) })
  clouds.push(cloud)
  const { bucket: own, accessKey, secretKey } = DEMO_SETTINGS.storage
  return { endpoint: cloud.urls.storage, bucket: own, accessKey, secretKey }
}

/** Every table by what its rows hash to, and what the next booking's number will be. */
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

test('everything is lost, and is back with the same bytes [OPEN-170]', async () => {
  const { url: database } = postgres
  const filled = await openDatabase({ url: database })
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
  const kept = await rowsOf(database)
  expect(kept.found.length).toBeGreaterThan(20)

  const made = await makeBackup(
    folder('backup'),
    { database, storage: storagePlace(before), releases: releasePlace(releases) },
    new Date(),
  )
  expect([made.storage.length, made.releases.length]).toEqual([2, 2])

  const lost = await openDatabase({ url: database })
  await lost.sql.exec('drop schema public cascade; create schema public')
  await lost.close()
  const after = await bucket('storage-after')
  const emptied = openStore({ store: folder('releases-after') })
  const empty = { database, storage: storagePlace(after), releases: releasePlace(emptied) }

  // A copy that is damaged, of what would come back last: nothing is touched.
  const { sha256 = '' } = made.releases[0] ?? {}
  const some = path.join(folder('backup/files'), sha256.slice(0, 2), sha256)
  const bytes = await readFile(some)
  await writeFile(some, Buffer.concat([bytes, Buffer.from('!')]))
  await expect(restoreBackup(folder('backup'), empty)).rejects.toThrow(/The copy of .+ is damaged or not there/)
  expect([await emptied.list(''), await storagePlace(after).keys()]).toEqual([[], []])
  await writeFile(some, bytes)

  await restoreBackup(folder('backup'), empty)
  expect(await rowsOf(database)).toEqual(kept)
  for (const [key, content] of Object.entries(files)) {
    const found = await objectStorage(after).get(key)
    expect([found?.type, Buffer.from(found?.bytes ?? []).equals(Buffer.from(content))]).toEqual(['image/png', true])
  }
  expect(String(await emptied.read('mf-x/1.4.0/main.0a1b2c3d.js'))).toBe('export {}')
  expect(String(await emptied.read('channels/live/000001'))).toBe('{"mf-x":"1.4.0"}')

  // It goes on with it: nothing is migrated anew, and the audit is still only added to.
  const again = await openDatabase({ url: database })
  await expect(again.sql.query('delete from audit')).rejects.toThrow('The audit is only added to.')
  await again.close()
  expect(await rowsOf(database)).toEqual(kept)
})

test('a backup that was broken off is none', async () => {
  const never = { keys: async () => [], get: async () => null, put: async () => {} }
  const broken = { ...never, keys: () => Promise.reject(new Error('away')) }
  const kept = { database: postgres.url, storage: never, releases: broken }
  await expect(makeBackup(folder('broken'), kept, new Date())).rejects.toThrow('away')
  await expect(restoreBackup(folder('broken'), { ...kept, releases: never })).rejects.toThrow('is no whole backup')
})
