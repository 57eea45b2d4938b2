import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nodeVersionProblem } from '../lib/node-version.mjs'
import { inRoot } from '../lib/paths.mjs'
import { runningStart, takeFolder } from '../lib/running.mjs'
import { ACCOUNTS, PASSWORD } from './accounts.mjs'
import { innerPorts } from './settings.mjs'

let folder: string
let busy: Server
let busyPort: number

const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object'

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'))
  busy = createServer()
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const address = busy.address()
  busyPort = isAddress(address) ? address.port : 0
})
afterEach(async () => {
  await new Promise((resolve) => busy.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** `npm start` as a person runs it, on a port that is taken. */
function start(): Promise<{ code: unknown; output: string }> {
  const env = { ...process.env, PORT: String(busyPort), DATA_DIR: folder }
  return new Promise((resolve) => {
    execFile(process.execPath, [inRoot('scripts/start.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

describe('what stops a start', () => {
  test.each([
    ['18.20.0', 'The portal needs Node.js 20.19 or newer; this is 18.20.0.'],
    ['20.18.9', 'The portal needs Node.js 20.19 or newer; this is 20.18.9.'],
    ['20.19.0', null],
    ['22.0.0', null],
  ])('Node.js %s: %s', (version, problem) => {
    expect(nodeVersionProblem(version)).toBe(problem)
  })

  test('a port in use: one line, exit 1, the data folder is free again', async () => {
    expect(await start()).toEqual({
      code: 1,
      output: `Port ${busyPort} is in use. Stop what uses it, or choose another: PORT=<port> npm start\n`,
    })
    expect(runningStart(folder)).toBeNull()
  })
})

describe("the ports behind the browser's", () => {
  afterEach(() => vi.unstubAllEnvs())

  test('one that is set and in use stops the start', async () => {
    vi.stubEnv('PORT_CLOUD', String(busyPort))
    await expect(innerPorts(8080)).rejects.toThrow(`Port ${busyPort} (PORT_CLOUD) is in use. Choose another.`)
  })
})

describe('a start that was killed', () => {
  const gone = { pid: 4_194_303, mark: '4194303 1' }

  test.each([JSON.stringify(gone), '{"half', ''])('leaves %j, which the next one takes over', async (left) => {
    writeFileSync(path.join(folder, 'start.json'), left)
    const lock = await takeFolder(folder)
    expect(runningStart(folder)?.pid).toBe(process.pid)
    lock.release()
    expect(runningStart(folder)).toBeNull()
  })
})

test('the accounts that are printed are those of the README', () => {
  expect(ACCOUNTS.map(({ username }) => username)).toEqual([
    'owner@harbour.test',
    'nurse@harbour.test',
    'new@harbour.test',
    'nobody@harbour.test',
    'owner@banksia.test',
    'owner@southbank.test',
  ])
  expect(PASSWORD).toBe('Demo-pass-1')
})
