import { beforeEach, expect, test } from 'vitest'
import { builtRemote, builtShell } from '../testing/built-package'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

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

test('what is built here gets a version of its own [OPEN-276]', async () => {
  const from = shop().write(builtRemote('mf-a', 'c'))
  expect(await portal('preview', 'mf-a', '--as', 'mine', '--for', 'u1', '--from', from)).toBe(0)
  expect(said()).toMatch(/mf-a \S+-dev-[0-9a-f]{12} is the preview mine of 1 user,/)
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

test('a portal that is named is asked, and one that does not answer is refused, behind the command and before it', async () => {
  const words = ['preview', 'mf-a', '1.1.0-pr.12', '--as', 'pr-12', '--for', 'u1']
  const nowhere = ['--portal', 'http://127.0.0.1:1']
  for (const line of [
    [...words, ...nowhere],
    [...nowhere, ...words],
  ]) {
    expect(await portal(...line)).toBe(1)
    expect(failed()).toContain('does not say what it serves')
  }
})

test('where pages of the shell would tell everybody, it is refused in words [OPEN-302]', async () => {
  const from = shop().write(builtRemote('mf-new', 'first'))
  expect(await portal('preview', 'mf-new', '--as', 'pr-1', '--for', 'u1', '--from', from)).toBe(1)
  expect(failed()).toContain('This preview would not be for its users alone.')
})

test('nobody named, and no name at all [OPEN-276]', async () => {
  expect(await portal('preview', 'mf-a', '1.1.0-pr.12', '--as', 'pr-12')).toBe(1)
  expect(failed()).toContain('Name them by --for or PREVIEW_USERS.')
  expect(await portal('preview', 'mf-a', '1.1.0-pr.12')).toBe(2)
})
