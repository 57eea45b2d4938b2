import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRemoteBuild, createShellBuild } from '../testing/release-fixture'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()
const build = () => shop().write(createShellBuild('shell'))

describe('refuses a place without a release store with a sentence, and writes nothing there [OPEN-197]', () => {
  test.each([
    ['publish', () => ['publish', 'shell', '--from', build()]],
    ['promote', () => ['promote', 'mf-a', '1.0.0']],
    ['status', () => ['status']],
    ['gc', () => ['gc']],
  ])('%s', async (_, args) => {
    expect(await portal(...args())).toBe(1)
    expect(failed()).toMatch(
      /^Refused: There is no release store at \/.*\/store\.\n[^]*to do +Correct --store or RELEASE_STORE\..*--begin/,
    )
    expect(existsSync(shop().store.place)).toBe(false)
  })
})

test('creates a store with --begin, which may be repeated and is not needed later [OPEN-197]', async () => {
  for (let times = 0; times < 2; times++) expect(await portal('publish', 'shell', '--from', build(), '--begin')).toBe(0)
  expect(output()).toBe('shell 1.0.0 is published.\nshell 1.0.0 is published already.')
  expect(await portal('status')).toBe(0)
  expect(output()).toMatch(/points to nothing yet/)
  expect(await portal('publish', 'mf-a', '--from', shop().write(createRemoteBuild('mf-a', 'a')))).toBe(0)
})
