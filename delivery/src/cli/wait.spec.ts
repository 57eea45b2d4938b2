import { beforeEach, expect, test } from 'vitest'
import { builtRemote, builtShell } from '../testing/built-package'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

beforeEach(async () => {
  await shop().serve('shell', '1.0.0', builtShell('shell'))
  await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a'))
  await shop().publish('mf-a', builtRemote('mf-a', 'b'), { as: '1.1.0' })
  await portal('promote', 'mf-a', '1.1.0', '--percent', '10')
  said()
})

test('a canary that stands has held [OPEN-241]', async () => {
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '0')).toBe(0)
  expect(said()).toBe('The canary mf-a 1.1.0 has held for 0 minutes.')
})

test('one that is taken back ends a release, at once and not after its time [OPEN-241]', async () => {
  await portal('rollback', 'mf-a')
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '30')).toBe(1)
  expect(failed()).toMatch(/mf-a 1\.1\.0 is no canary[^]*1\.0\.0 stands there now/)
  expect(await portal('wait', 'mf-b', '1.0.0')).toBe(1)
  expect(failed()).toContain('Nothing stands there now')
})

test('what is no number of minutes is wrong use', async () => {
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', 'long')).toBe(2)
})
