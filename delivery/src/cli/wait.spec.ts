import { beforeEach, expect, test } from 'vitest'
import { confirmCanary } from '../releases/publish/canary'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

beforeEach(async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  await shop().publish('mf-a', createRemoteBuild('mf-a', 'b'), { as: '1.1.0' })
  await portal('promote', 'mf-a', '1.1.0', '--percent', '10')
  output()
})

test('succeeds for a canary that the guard judged well, and not for an unjudged one [OPEN-241]', async () => {
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '0')).toBe(3)
  expect(failed()).toMatch(/mf-a 1\.1\.0 was not judged in 0 minutes\.[^]*or no guard runs/)
  await confirmCanary(
    shop().store,
    { channel: 'live', by: 'guard', now: new Date() },
    { name: 'mf-a', version: '1.1.0' },
  )
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '0')).toBe(0)
  expect(output()).toBe('The canary mf-a 1.1.0 has held for 0 minutes.')
})

test('fails at once when the canary is rolled back [OPEN-241]', async () => {
  await portal('rollback', 'mf-a')
  expect(await portal('wait', 'mf-a', '1.1.0', '--minutes', '30')).toBe(1)
  expect(failed()).toMatch(/mf-a 1\.1\.0 is no canary[^]*1\.0\.0 stands there now/)
  expect(await portal('wait', 'mf-b', '1.0.0')).toBe(1)
  expect(failed()).toContain('Nothing stands there now')
})

test("does not wait for a remote's first version, which goes to all [OPEN-294]", async () => {
  await shop().publish('mf-c', createRemoteBuild('mf-c', 'c'), { as: '1.0.0' })
  await shop().publish('mf-c', createRemoteBuild('mf-c', 'd'), { as: '1.1.0' })
  const promote = (version: string, ...more: string[]) => portal('promote', 'mf-c', version, '--percent', '10', ...more)
  expect(await promote('1.0.0')).toBe(1)
  expect(failed()).toContain('mf-c 1.0.0 cannot be a canary')
  expect(await promote('1.0.0', '--first-to-all')).toBe(0)
  expect(output()).toBe('live: mf-c nothing → 1.0.0')
  expect(await portal('wait', 'mf-c', '1.0.0', '--minutes', '30')).toBe(0)
  expect(output()).toBe('mf-c 1.0.0 is what all have: no canary to wait for.')
  expect(await promote('1.1.0', '--first-to-all')).toBe(0)
  expect(output()).toBe('live: mf-c 1.0.0 → 1.1.0 for 10 % of the users')
})
