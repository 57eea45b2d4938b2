import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const migrateWith = (env: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const main = fileURLToPath(new URL('./migrate-main.ts', import.meta.url))
    const options = { env: { ...process.env, DATABASE_URL: '', ...env } }
    execFile(process.execPath, ['--import', 'tsx', main], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

test('creates the tables, and the job ends', async () => {
  const { code, output } = await migrateWith({ DATA_DIR: folder })
  expect([code, output]).toEqual([0, 'the tables are those of this version\n'])
})

test('reports a database that is away in one line, and fails', async () => {
  const { code, output } = await migrateWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect(code).toBe(1)
  expect(output).toContain('the tables are as they were: the database of DATABASE_URL does not answer.')
})
