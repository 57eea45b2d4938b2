import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import type { ServiceDefinition } from './service-process.mjs'
import { Supervised } from './supervisor.mjs'

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
}, 20_000)
