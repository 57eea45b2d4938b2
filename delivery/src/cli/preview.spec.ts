import { beforeEach, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output } = commandLine()

beforeEach(async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  await shop().publish('mf-a', createRemoteBuild('mf-a', 'b'), { as: '1.1.0-pr.12' })
})

const end = () => portal('preview', 'mf-a', '--as', 'pr-12', '--end')

test('previews a published version, shows it in status and history, and ends it [OPEN-276]', async () => {
  expect(await portal('preview', 'mf-a', '1.1.0-pr.12', '--as', 'pr-12', '--for', 'u1, u2')).toBe(0)
  expect(output()).toMatch(/^live: mf-a 1\.1\.0-pr\.12 is the preview pr-12 of 2 users, until \d{4}-\d\d-\d\d$/)
  await portal('status')
  expect(output()).toMatch(/mf-a +1\.0\.0 +– +pr-12: 1\.1\.0-pr\.12 for 2, until \d{4}-\d\d-\d\d/)
  await portal('history', 'mf-a')
  expect(output()).toMatch(/preview +mf-a +1\.0\.0 +→ +1\.1\.0-pr\.12 +pr-12 of 2 users, until/)
  expect(await portal('verify')).toBe(0)
  output()
  expect(await end()).toBe(0)
  expect(output()).toContain('live: the preview pr-12, mf-a 1.1.0-pr.12, has ended')
  expect(await end()).toBe(0)
  expect(output()).toBe('There is no preview pr-12 of mf-a in the channel live.')
  await portal('history', 'mf-a')
  expect(output()).toMatch(/end-preview +mf-a +1\.1\.0-pr\.12 +→ +–/)
})
