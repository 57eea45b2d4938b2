import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { getsCanary } from '@portal/federation/host'
import { createApp } from '../../web-server/app'
import {
  createRemoteBuild,
  createShellBuild,
  integrityOf,
  NOW,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'
import { promoteCanary } from '../publish/canary'
import { rollback } from '../publish/move-pointers'
import { openReleases, type Releases } from './releases'

const build = fixtureBuild()
afterAll(() => build.remove())

let fixture: ReleaseFixture
let opened: Releases[]
beforeEach(async () => {
  fixture = createReleaseFixture()
  opened = []
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1'))
  await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 2'), { as: '1.1.0' })
})
afterEach(() => {
  for (const releases of opened) releases.close()
  fixture.remove()
})

const order = { channel: 'live', by: 'ann', now: NOW }
const canary = (name: string, percent: number) =>
  promoteCanary(fixture.store, { ...order, percent }, { name, version: '1.1.0' })

async function open(log: string[] = []) {
  const releases = await openReleases(fixture.store, 'live', { pollMs: 10, log: (line) => log.push(line) })
  opened.push(releases)
  const app = createApp(build.options(), releases)
  return { releases, ask: (path: string) => app.request(path, { headers: { host: 'localhost:8080' } }) }
}

async function registryIn(answer: Response) {
  const [, json = '{}'] = /id="portal-config">(.*?)<\/script>/s.exec(await answer.text()) ?? []
  return JSON.parse(json).registry
}

test('lists a canary in pages within a second, until its end', async () => {
  const { ask } = await open()
  const canaries = async () => {
    const registry = await registryIn(await ask('/pets'))
    expect(registry.remotes['mf-a'].version).toBe('1.0.0')
    return registry.canaries
  }
  await canary('mf-a', 10)
  await expect.poll(canaries).toMatchObject({ 'mf-a': { percent: 10, entry: { version: '1.1.0' } } })
  const { entry } = (await canaries())['mf-a'].entry
  expect(await (await ask(`/remotes/mf-a/${entry}`)).text()).toBe('a 2')
  const [versions, health] = await Promise.all(['/versions', '/health'].map(async (at) => (await ask(at)).json()))
  expect(versions.canaries).toEqual({ 'mf-a': { version: '1.1.0', percent: 10 } })
  expect(health.canaries).toEqual(versions.canaries)
  await rollback(fixture.store, order, 'mf-a')
  await expect.poll(canaries).toBeUndefined()
})

test('gives owners one version by their link, on all pages and servers', async () => {
  const standalone = (text: string) => ({
    entry: [`own.${text}${text}${text}${text}${text}${text}${text}${text}.js`],
    chunks: {},
    integrity: { [`own.${text}${text}${text}${text}${text}${text}${text}${text}.js`]: integrityOf(text) },
    skeleton: '',
    criticalCss: '',
    startScript: 'start()',
    pages: {},
  })
  const owners = (text: string) => {
    const built = createRemoteBuild('mf-b', text, {
      ownerPages: { below: '/plaque', staffLogin: '/plaque/staff/:line', staffQuery: 'staff=1', link: 'line' },
      routes: [
        { path: '/plaque/verify/:line', access: 'open', chunk: 'screen' },
        { path: '/plaque/words', access: 'open', chunk: 'screen' },
      ],
      standalone: standalone(text),
    })
    const [file = ''] = standalone(text).entry
    return { ...built, files: { ...built.files, [file]: text } }
  }
  await fixture.serve('mf-b', '1.0.0', owners('1'))
  await fixture.publish('mf-b', owners('2'), { as: '1.1.0' })
  await canary('mf-b', 30)
  const servers = [await open(), await open()]
  const versionAt = async ({ ask }: Pick<(typeof servers)[0], 'ask'>, address: string) =>
    /src="\/remotes\/mf-b\/own\.(\d)/.exec(await (await ask(address)).text())?.[1]
  for (let line = 0; line < 40; line++) {
    const expected = getsCanary('mf-b', { version: '1.1.0', percent: 30 }, `line-${line}`) ? '2' : '1'
    for (const server of servers) {
      for (const address of [`/plaque/verify/line-${line}`, `/plaque/words?staff=0&line=line-${line}`]) {
        expect([address, await versionAt(server, address)]).toEqual([address, expected])
      }
    }
  }
  expect(await versionAt(await open(), '/plaque/words')).toBe('1')
})

test('does not serve a canary that no longer fits, and logs why', async () => {
  await canary('mf-a', 10)
  fixture.replace('mf-a/1.1.0/release-manifest.json', '{"schema":2}')
  const log: string[] = []
  const { releases, ask } = await open(log)
  expect(releases.current().registry.canaries).toBeUndefined()
  expect((await registryIn(await ask('/pets'))).remotes['mf-a'].version).toBe('1.0.0')
  expect(log.join()).toMatch(/mf-a is left out: mf-a 1\.1\.0 cannot be read.*its canary is not served/)
})
