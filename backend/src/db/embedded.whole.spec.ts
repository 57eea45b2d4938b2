import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded } from './embedded'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => rm(folder, { recursive: true }))

/** What PGlite answers to everything once a commit found no room on the disk. */
const stuck = () => Promise.reject(Object.assign(new Error('cannot drop active portal ""'), { code: '24000' }))

test('a database beyond repair is opened anew with all that was acknowledged; on a full disk it is only read', async () => {
  const opened: PGlite[] = []
  let isDiskFull = false
  let left = Infinity
  const open = async () => {
    if (isDiskFull) throw new Error('PGlite failed to initialize properly')
    const next = await PGlite.create(folder)
    opened.push(next)
    return next
  }
  const client = await openEmbedded(open, async () => left)
  const db = drizzle({ client })
  await client.exec('create table pets (name text)')
  await db.execute(sql`insert into pets values ('Bella')`)
  await expect(client.query('select * from nothing')).rejects.toThrow('does not exist')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])

  Object.assign(opened[0] ?? {}, { query: stuck, transaction: stuck })
  isDiskFull = true
  const away = { kind: 'unavailable' }
  await expect(client.query('select * from pets')).rejects.toMatchObject(away)
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject(away)
  isDiskFull = false

  const answers = await Promise.all([client.query('select * from pets'), client.query('select * from pets')])
  expect(answers.map(({ rows }) => rows)).toEqual([[{ name: 'Bella' }], [{ name: 'Bella' }]])
  await db.transaction((tx) => tx.execute(sql`insert into pets values ('Max')`))
  expect((await client.query('select * from pets')).rows).toHaveLength(2)
  expect(opened).toHaveLength(2)

  // Nearly full: read and not written, until there is room again.
  let skipped = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped)
  const room = (bytes: number) => {
    left = bytes
    // The disk is looked at once a second.
    skipped += 1100
  }
  room(1024)
  await expect(client.query(`insert into pets values ('Coco')`)).rejects.toMatchObject({ code: '25006' })
  expect((await client.query('select * from pets')).rows).toHaveLength(2)
  room(Infinity)
  await client.query(`insert into pets values ('Coco')`)
  expect((await client.query('select * from pets')).rows).toHaveLength(3)
  await client.close()
})
