import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoRows } from 'demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../db/connect'
import { loadWorld } from './load-world'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const started: ChildProcess[] = []
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-data-'))
  const { db, close } = await connect({ folder })
  await loadWorld(db, () => demoRows(new Date()))
  await close()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('the embedded database is for its owner alone [OPEN-331]', async () => {
  expect((await stat(join(folder, 'pg'))).mode & 0o777).toBe(0o700)
})

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
  /** Resolves with the address once it serves; with '' when it ended instead. */
  readonly url: Promise<string>
}

function run(port = '0'): Run {
  const env = { ...process.env, DATA_DIR: folder, PORT_BACKEND: port, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      resolve(/http:\S+\/api/.exec(output)?.[0] ?? '')
    })
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    void ended.then(() => resolve(''))
  })
  return { child, output: () => output, ended, url }
}

const health = async (url: string) => (await fetch(`${url}/health`)).status

test('refuses a second process on one data folder in one line; a new process takes over the data of a killed one', async () => {
  const first = run()
  expect(await health(await first.url)).toBe(200)

  const second = run()
  expect(await second.ended).toBe(1)
  expect(second.output().trim().split('\n')).toEqual([
    `backend did not start: The data folder ${folder} is in use by another start (process ${first.child.pid}). Stop that one first.`,
  ])

  first.child.kill('SIGKILL')
  await first.ended
  const third = run()
  const url = await third.url
  expect((await (await fetch(`${url}/portal/brand`)).json()).code).toBe('WA LWD')

  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})
