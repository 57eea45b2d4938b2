import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { postgresUrl } from '../backend/test/database'
import { demoDatabase } from '../backend/test/demo-database'
import { inRoot } from './lib/paths.mjs'

let folder = ''
const kept = () => existsSync(path.join(folder, 'cloud'))
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-reset-'))
  mkdirSync(path.join(folder, 'cloud'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run demo:reset` without a terminal. */
function reset(url: string | undefined, ...options: string[]): Promise<{ code: unknown; output: string }> {
  const { DATABASE_URL: _, ...rest } = process.env
  const env = { ...rest, DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
  return new Promise((resolve) => {
    const script = inRoot('scripts/demo-reset.mjs')
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test('without DATABASE_URL only the data folder is emptied', async () => {
  expect((await reset(undefined)).code).toBe(0)
  expect(kept()).toBe(false)
})

test('when the database does not answer, nothing is emptied [OPEN-117]', async () => {
  const { code } = await reset('postgres://nobody@127.0.0.1:1/none', '--yes')
  expect({ code, kept: kept() }).toEqual({ code: 1, kept: true })
})

describe.each(postgresUrl ? [postgresUrl] : [])('the PostgreSQL of DATABASE_URL [OPEN-117]', (server) => {
  /** A database with a demo world whose first practice was renamed. */
  async function changed(
    work: (url: string, name: string, read: () => Promise<unknown>) => Promise<void>,
    mark = true,
  ) {
    const { sql, close } = await demoDatabase(new Date(), server)
    try {
      const [row] = await sql.query('select current_database() as name')
      await sql.query(`update practices set name = 'Changed' where id = 'practice-harbour'`)
      if (!mark) await sql.query('delete from settings')
      const address = new URL(server)
      address.pathname = String(row?.name)
      const read = async () => (await sql.query(`select name from practices where id = 'practice-harbour'`))[0]?.name
      await work(address.href, `"${String(row?.name)}" on ${address.host}`, read)
    } finally {
      await close()
    }
  }

  test('without a demo mark is refused, with exit code 1, and keeps every row', () =>
    changed(async (url, name, read) => {
      const { code, output } = await reset(url, '--yes')
      expect([code, output]).toEqual([
        1,
        `The database ${name} does not carry the mark of a demo world, so nothing in it was touched. ` +
          'Only a database that the demo has filled itself is emptied: leave DATABASE_URL out, or name an empty one.\n',
      ])
      expect([await read(), kept()]).toEqual(['Changed', true])
    }, false))

  test('is named in a question first; without a terminal nothing is changed', () =>
    changed(async (url, name, read) => {
      const { code, output } = await reset(url)
      expect([code, output]).toEqual([
        1,
        `This empties the demo world in the database ${name} and loads it again.\n` +
          'There is no terminal for the question, so nothing was changed. To do it without being asked: npm run demo:reset -- --yes\n',
      ])
      expect([await read(), kept()]).toEqual(['Changed', true])
    }))

  test('is reset with --yes', () =>
    changed(async (url, _, read) => {
      expect((await reset(url, '--yes')).code).toBe(0)
      expect([await read(), kept()]).toEqual(['Harbour Veterinary Clinic', false])
    }))
})
