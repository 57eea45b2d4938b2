import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { ready, startService, stopService } from './service-process.mjs'
import type { ServiceDefinition } from './service-process.mjs'
import { Supervised, pauseAfter } from './supervisor.mjs'

let folder: string
let url: string
let said: string[]
let service: Supervised
let definition: ServiceDefinition

/** Answers on its port, unless its folder says that it cannot start. */
const PROGRAM = `
  const { existsSync } = require('node:fs'), { createServer } = require('node:http')
  if (existsSync(__dirname + '/slow')) { console.log('recovering the database'); return setInterval(() => {}, 1000) }
  if (existsSync(__dirname + '/mute')) return setInterval(() => {}, 1000)
  if (existsSync(__dirname + '/broken')) { console.error('the disk is gone'); process.exit(1) }
  createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))`

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-supervisor-'))
  const program = path.join(folder, 'program.cjs')
  writeFileSync(program, PROGRAM)
  const port = String(await anyPort())
  url = `http://127.0.0.1:${port}/`
  said = []
  definition = { name: 'test service', entry: path.relative(ROOT, program), env: { PORT: port }, health: url }
  service = new Supervised(definition, { logFolder: folder, say: (text) => said.push(text) })
})
afterEach(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

const answer = async () => (await fetch(url)).text().catch(() => '')
const kill = (pid = 0) => process.kill(pid, 'SIGKILL')

test('waits longer before each start that follows a death, at last half a minute', () => {
  expect([1, 2, 3, 4, 5, 8, 9, 1000].map(pauseAfter)).toEqual([0, 500, 1000, 2000, 4000, 30_000, 30_000, 30_000])
})

test('starts what was killed again, says why, and keeps one log', async () => {
  await service.start()
  const first = service.pid
  kill(first)
  await expect.poll(() => said.length).toBe(2)
  expect(said[0]).toBe('The test service has ended (signal SIGKILL); it is started again now.')
  expect(said[1]).toMatch(/^The test service answers again after \d+\.\d s\.$/)
  expect(service.pid).not.toBe(first)
  expect(await answer()).toBe(String(service.pid))
  expect(existsSync(path.join(folder, 'logs/test-service.log.1'))).toBe(false)
})

test('goes on with one that cannot start, with its last lines, until it can', async () => {
  await service.start()
  writeFileSync(path.join(folder, 'broken'), '')
  kill(service.pid)
  const failed = '  the disk is gone\nThe test service has ended (exit code 1); it is started again in 0.5 s.'
  await expect.poll(() => said[1]).toBe(failed)
  rmSync(path.join(folder, 'broken'))
  await expect.poll(() => said.at(-1)).toMatch(/answers again/)
  expect(readFileSync(path.join(folder, 'logs/test-service.log'), 'utf8')).toContain('the disk is gone')
})

test('leaves alone what was stopped, and a first start that fails is an error', async () => {
  await service.start()
  await service.stop()
  expect(said).toEqual([])
  writeFileSync(path.join(folder, 'broken'), '')
  await expect(service.start()).rejects.toThrow(
    'The test service ended (exit code 1). Its last lines:\n  the disk is gone\n',
  )
  expect(said).toEqual([])
})

test('one that runs and does not answer is told with what it said last', async () => {
  const toldOf = async (how: string) => {
    const own = path.join(folder, how)
    mkdirSync(own)
    writeFileSync(path.join(own, 'program.cjs'), PROGRAM)
    writeFileSync(path.join(own, how), '')
    const entry = path.relative(ROOT, path.join(own, 'program.cjs'))
    const running = startService({ ...definition, entry }, { logFolder: own })
    const told: unknown = await ready(running, 4000).catch((error: unknown) => error)
    await stopService(running)
    return [String(told), path.join(own, 'logs/test-service.log')]
  }
  // Both wait at the same time.
  const [[slow, slowLog] = [], [mute, muteLog] = []] = await Promise.all(['slow', 'mute'].map(toldOf))
  const began = 'Error: The test service did not answer within 4 s.'
  expect(slow).toBe(`${began} Its last lines:\n  recovering the database\nIts log: ${slowLog}`)
  expect(mute).toBe(`${began} It had written nothing.\nIts log: ${muteLog}`)
})
