import { beforeEach, describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

let dev: string
beforeEach(async () => {
  await shop().serve('shell', '1.0.0', createShellBuild('shell'))
  await shop().serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a'))
  await portal('--json', 'publish', 'mf-a', '--from', shop().write(createRemoteBuild('mf-a', 'b')), '--dev')
  dev = JSON.parse(output()).published[0].version
})

describe("a developer's own build [OPEN-199]", () => {
  test.each([
    ['as a canary', ['--percent', '10'], 'live: mf-a 1.0.0 → VERSION for 10 % of the users'],
    ['for everybody', [], 'live: mf-a 1.0.0 → VERSION'],
  ])('is promoted to live %s only with --dev', async (_, args, done) => {
    expect(await portal('promote', 'mf-a', dev, ...args)).toBe(1)
    expect(failed()).toMatch(/^Refused: mf-a 1\.0\.0-dev-\w+ is a developer's build\.[^]*to do .* with --dev/)
    expect(await shop().store.list('channels/live')).toHaveLength(2)
    expect(await portal('promote', 'mf-a', dev, ...args, '--dev')).toBe(0)
    expect(output()).toBe(done.replace('VERSION', dev))
  })

  test('is not promoted from a canary to all without --dev', async () => {
    expect(await portal('promote', 'mf-a', dev, '--percent', '10', '--dev')).toBe(0)
    expect(await portal('promote', 'mf-a', dev)).toBe(1)
  })

  test('is recognised by -dev- in any version, also beside other packages', async () => {
    await shop().publish('mf-b', createRemoteBuild('mf-b', 'b'), { as: '2.0.0-dev-of-ann' })
    expect(await portal('promote', 'mf-a', '1.0.0', 'mf-b', '2.0.0-dev-of-ann')).toBe(1)
    expect(failed()).toContain('mf-b 2.0.0-dev-of-ann is a')
  })

  test('is accepted by publish --dev --promote, by another channel and by a rollback', async () => {
    expect(await portal('promote', 'shell', '1.0.0', 'mf-a', dev, '--channel', 'preview')).toBe(0)
    const from = shop().write(createRemoteBuild('mf-a', 'c'))
    expect(await portal('publish', 'mf-a', '--from', from, '--dev', '--promote')).toBe(0)
    await shop().publish('mf-a', createRemoteBuild('mf-a', 'd'), { as: '1.1.0' })
    expect(await portal('promote', 'mf-a', '1.1.0')).toBe(0)
    expect(await portal('rollback', 'mf-a')).toBe(0)
    expect(output()).toMatch(/live: mf-a 1\.1\.0 → 1\.0\.0-dev-\w+$/)
  })
})
