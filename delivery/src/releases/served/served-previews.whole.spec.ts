import { previewMark, registryOf } from '@portal/federation/host'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { previewUser } from '../channel/previews'
import { createApp } from '../../web-server/app'
import {
  createRemoteBuild,
  createShellBuild,
  createReleaseFixture,
  type ReleaseFixture,
} from '../../testing/release-fixture'
import { fixtureBuild } from '../../testing/fixture-build'
import { endPreview, PREVIEW_LIFETIME_MS, createPreview } from '../publish/preview'
import { openReleases, type Releases } from './releases'

const build = fixtureBuild()
afterAll(() => build.remove())

let fixture: ReleaseFixture
let releases: Releases | undefined
beforeEach(async () => {
  fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1'))
  await fixture.publish('mf-a', createRemoteBuild('mf-a', 'a 2'), { as: '1.1.0-pr.12' })
})
afterEach(() => {
  releases?.close()
  fixture.remove()
})

const cookieIn = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0]

/** Creates the preview so long ago that this time is left. */
const make = (leftMs = PREVIEW_LIFETIME_MS) =>
  createPreview(
    fixture.store,
    { channel: 'live', by: 'ann', now: new Date(Date.now() + leftMs - PREVIEW_LIFETIME_MS) },
    { name: 'mf-a', version: '1.1.0-pr.12', as: 'pr-12', users: ['u1'] },
  )

async function open() {
  releases = await openReleases(fixture.store, 'live', { pollMs: 10, log: () => undefined })
  const app = createApp(build.options(), releases)
  const ask = (path: string, cookie = '') => app.request(path, { headers: { host: 'localhost:8080', cookie } })
  const registry = async () => {
    const [, json = '{}'] = /id="portal-config">(.*?)<\/script>/s.exec(await (await ask('/pets')).text()) ?? []
    return JSON.parse(json).registry
  }
  const page = async () => (await ask('/pets')).text()
  const versionOf = async (who: string) => registryOf(await registry(), who).remotes['mf-a']?.version
  return { ask, page, registry, versionOf }
}

test('lists a preview without its files in pages until its end [OPEN-276]', async () => {
  const { ask, registry, versionOf } = await open()
  await make()
  await expect.poll(() => versionOf('u1')).toBe('1.1.0-pr.12')
  expect(await versionOf('u2')).toBe('1.0.0')
  const { 'pr-12': sent } = (await registry()).previews
  expect(sent.users).toEqual([previewMark('pr-12', 'u1')])
  expect(sent.entry).toMatchObject({ filesLater: true, chunks: {}, integrity: {} })
  const page = await ask('/versions/files?mf-a=1.1.0-pr.12&who=u1')
  expect(await page.text()).toContain(sent.entry.entry)
  expect(await (await ask(`/remotes/mf-a/${sent.entry.entry}`, cookieIn(page))).text()).toBe('a 2')
  await endPreview(fixture.store, { channel: 'live', by: 'ann', now: new Date() }, 'mf-a', 'pr-12')
  await expect.poll(() => versionOf('u1')).toBe('1.0.0')
})

test('limits the number and size of previews in pages [OPEN-276]', async () => {
  const routes = Array.from({ length: 200 }, (_, at) => ({
    path: `/large-${at}-${'x'.repeat(50)}`,
    access: 'staff',
    chunk: 'screen',
  }))
  await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b'))
  await fixture.publish('mf-b', createRemoteBuild('mf-b', 'b 2', { routes }), { as: '1.1.0-pr.1' })
  const { page, registry } = await open()
  const before = (await page()).length
  const preview = (name: string, to: string, as: string) => {
    const users = Array.from({ length: 50 }, (_, at) => previewUser(as, `user-${at}`))
    return { name, from: '1.0.0', to, preview: { as, users, until: new Date(Date.now() + 86_400_000).toISOString() } }
  }
  const changes = Array.from({ length: 30 }, (_, at) => preview('mf-a', '1.1.0-pr.12', `pr-${at}`))
  changes.push(preview('mf-b', '1.1.0-pr.1', 'large'))
  const step = { schema: 2, number: 4, at: new Date().toISOString(), by: 'ann', kind: 'preview', changes }
  fixture.replace('channels/live/00000004.json', JSON.stringify(step))
  await expect.poll(async () => Object.keys((await registry()).previews ?? {})).toEqual(['pr-0', 'pr-1', 'pr-2'])
  // 50 marks of at most 10 characters each, and an entry.
  expect((await page()).length - before).toBeLessThan(3 * 1_500)
  expect(
    releases
      ?.current()
      .leftOut.map(({ reason }) => reason)
      .join(),
  ).toMatch(/the limit is 8000; its preview large/)
})

test('does not serve an expired preview [OPEN-276]', async () => {
  await make(1_500)
  const { versionOf } = await open()
  await expect.poll(() => versionOf('u1')).toBe('1.0.0')
  expect(releases?.current().registry.previews).toBeUndefined()
})

describe('a preview of a remote that the channel lacks [OPEN-302]', () => {
  const order = () => ({ channel: 'live', by: 'ann', now: new Date() })
  const make = () =>
    createPreview(fixture.store, order(), { name: 'mf-secret', version: '1.0.0-pr.1', as: 'pr-1', users: ['u1'] })
  beforeEach(async () => {
    await fixture.publish('mf-secret', createRemoteBuild('mf-secret', 'secret'), { as: '1.0.0-pr.1' })
  })
  const wherever = async ({ ask, page }: Awaited<ReturnType<typeof open>>) => {
    const texts = [await page(), await (await ask('/mf-secret')).text(), await (await ask('/versions')).text()]
    const [policy, link] = ['content-security-policy', 'link'].map(async (name) =>
      (await ask('/mf-secret')).headers.get(name),
    )
    return [...texts, await policy, await link].join('\n')
  }
  const entryFor = async ({ ask }: Awaited<ReturnType<typeof open>>, who: string, as = 'pr-1') =>
    ask(`/versions/unreleased/${as}?who=${who}`)

  test('gives its users the whole entry, and other users no trace of it', async () => {
    const server = await open()
    await make()
    await expect.poll(async () => (await entryFor(server, 'u1')).status).toBe(200)
    const answer = await entryFor(server, 'u1')
    const entry = await answer.json()
    expect(entry).toMatchObject({ name: 'mf-secret', version: '1.0.0-pr.1', routes: [{ path: '/mf-secret' }] })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await (await server.ask(`/remotes/mf-secret/${entry.entry}`, cookieIn(answer))).text()).toBe('secret')
    expect((await server.ask(`/remotes/mf-secret/${entry.entry}`)).status).toBe(404)
    const seen = await wherever(server)
    expect(seen).toContain(previewMark('pr-1', 'u1'))
    expect(seen).not.toMatch(/mf-secret|secret\.|1\.0\.0-pr\.1/)
    for (const [who, as] of [
      ['u2', 'pr-1'],
      ['', 'pr-1'],
      ['u1', 'pr-2'],
      [previewMark('pr-1', 'u1'), 'pr-1'],
    ] as const)
      expect((await entryFor(server, who, as)).status).toBe(404)
    expect((await (await server.ask('/health')).json()).previews).toEqual({ 'pr-1': 'mf-secret 1.0.0-pr.1' })
    await endPreview(fixture.store, order(), 'mf-secret', 'pr-1')
    await expect.poll(async () => (await entryFor(server, 'u1')).status).toBe(404)
    expect(await wherever(server)).not.toContain('unreleased')
  })
})
