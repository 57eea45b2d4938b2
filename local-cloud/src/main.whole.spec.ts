import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { readJson } from './testing/json'
import type { ChildProcess } from 'node:child_process'
import type { AddressInfo } from 'node:net'

const children: ChildProcess[] = []
let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'local-cloud-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Run {
  child: ChildProcess
  output: () => string
  exit: Promise<number | null>
}

function run(env: Record<string, string>): Run {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        PORT_CLOUD: '0',
        PORT_CLOUD_ADMIN: '0',
        PORT_SMTP: '0',
        DATA_DIR: dataDir,
        ...env,
      },
    },
  )
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output, exit: new Promise((resolve) => child.once('exit', resolve)) }
}

async function until(check: () => boolean): Promise<void> {
  for (let waited = 0; !check() && waited < 200; waited += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(check()).toBe(true)
}

const UsersSchema = v.object({ users: v.array(v.object({ username: v.string() })) })

test('begins with an empty pool, survives kill -9, ends cleanly on SIGTERM', async () => {
  const admin = await freePort()
  const users = async () => (await readJson(await fetch(`http://127.0.0.1:${admin}/users`), UsersSchema)).users
  const first = run({ PORT_CLOUD_ADMIN: String(admin) })
  await until(() => first.output().includes('local cloud ready'))
  expect(await users()).toEqual([])
  const account = { username: 'vet@harbour.test', password: 'Demo-pass-1' }
  expect(
    (await fetch(`http://127.0.0.1:${admin}/users`, { method: 'POST', body: JSON.stringify(account) })).status,
  ).toBe(201)
  first.child.kill('SIGKILL')
  await first.exit
  const second = run({ PORT_CLOUD_ADMIN: String(admin) })
  await until(() => second.output().includes('local cloud ready'))
  expect((await users()).map(({ username }) => username)).toEqual(['vet@harbour.test'])
  second.child.kill('SIGTERM')
  expect(await second.exit).toBe(0)
})
