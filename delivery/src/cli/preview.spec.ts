import { beforeEach, expect, test } from 'vitest'
import { builtRemote, builtShell } from '../testing/built-package'
import { commandLine } from './command-line.fixture'

const { shop, portal, said } = commandLine()

beforeEach(async () => {
  await shop().serve('shell', '1.0.0', builtShell('shell'))
  await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a'))
  await shop().publish('mf-a', builtRemote('mf-a', 'b'), { as: '1.1.0-pr.12' })
})

const end = () => portal('preview', 'mf-a', '--as', 'pr-12', '--end')

test('a preview is made of a published version, named by status and history, and ended [OPEN-276]', async () => {
  expect(await portal('preview', 'mf-a', '1.1.0-pr.12', '--as', 'pr-12', '--for', 'u1, u2')).toBe(0)
  expect(said()).toMatch(/^live: mf-a 1\.1\.0-pr\.12 is the preview pr-12 of 2 users, until \d{4}-\d\d-\d\d$/)
  await portal('status')
  expect(said()).toMatch(/mf-a +1\.0\.0 +– +pr-12: 1\.1\.0-pr\.12 for 2, until \d{4}-\d\d-\d\d/)
  await portal('history', 'mf-a')
  expect(said()).toMatch(/preview +mf-a +1\.0\.0 +→ +1\.1\.0-pr\.12 +pr-12 of 2 users, until/)
  expect(await portal('verify')).toBe(0)
  said()
  expect(await end()).toBe(0)
  expect(said()).toContain('live: the preview pr-12, mf-a 1.1.0-pr.12, has ended')
  expect(await end()).toBe(0)
  expect(said()).toBe('There is no preview pr-12 of mf-a in the channel live.')
  await portal('history', 'mf-a')
  expect(said()).toMatch(/end-preview +mf-a +1\.1\.0-pr\.12 +→ +–/)
})

test('of a remote that nobody else has, its first pull request is previewed [OPEN-302]', async () => {
  const built = { contract: '9.10' }
  await shop().publish('shell', builtShell('shell 2', built), { as: '2.0.0' })
  await shop().publish('mf-a', builtRemote('mf-a', 'a 2', built), { as: '2.0.0' })
  expect(await portal('promote', 'shell', '2.0.0', 'mf-a', '2.0.0')).toBe(0)
  said()
  const from = shop().write(builtRemote('mf-new', 'first', built))
  expect(await portal('preview', 'mf-new', '--as', 'pr-1', '--for', 'u1', '--from', from)).toBe(0)
  expect(said()).toMatch(/^live: mf-new \S+-dev-[0-9a-f]{12} is the preview pr-1 of 1 user, until \d{4}-\d\d-\d\d$/)
  await portal('status')
  expect(said()).toMatch(/mf-new +– +– +pr-1: \S+ for 1, until/)
  await portal('history', 'mf-new')
  expect(said()).toMatch(/preview +mf-new +– +→ +\S+-dev-\w+ +pr-1 of 1 user, until/)
  expect(await portal('preview', 'mf-new', '--as', 'pr-1', '--end')).toBe(0)
  expect(said()).toContain('the preview pr-1, mf-new')
  await portal('status')
  expect(said()).not.toContain('mf-new')
})
