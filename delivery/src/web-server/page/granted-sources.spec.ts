import { remoteEntry } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app'
import { fixtureBuild, REGISTRY, REMOTE, type FixtureBuild } from '../../testing/fixture-build'
import { grantSources } from './granted-sources'

const MAPS = 'https://maps.test'
const PICTURES = 'https://pictures.test'
const sources = { connect: [MAPS, 'wss://live.test'], images: [PICTURES] }
const remotes = { 'mf-a': remoteEntry({ name: 'mf-a', sources }), 'mf-b': remoteEntry({ name: 'mf-b' }) }

test('grants an origin that the remote names and the settings grant to it', () => {
  const grants = {
    'mf-a': { connect: [MAPS, 'https://unasked.test'], images: [] },
    'mf-b': { connect: ['wss://live.test'], images: [PICTURES] },
  }
  expect(grantSources({ remotes }, grants)).toEqual({
    connect: [MAPS],
    images: [],
    refused: { 'mf-a': ['connect wss://live.test', `images ${PICTURES}`] },
  })
})

test('grants nothing without settings', () => {
  expect(grantSources({ remotes })).toMatchObject({ connect: [], images: [] })
})

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

test('applies to page policies and /health, and sends no page the sources of its remotes', async () => {
  const registry = { ...REGISTRY, remotes: { 'mf-bookings': { ...REMOTE, sources } } }
  const options = build.options({ remoteSources: { 'mf-bookings': { connect: [MAPS], images: [] } } })
  const app = createApp(options, build.releases(registry))
  const page = await app.request('/login', { headers: { host: 'localhost:8080' } })
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(new RegExp(`connect-src [^;]* ${MAPS};`))
  expect(policy).not.toMatch(/pictures|live\.test/)
  expect(await page.text()).not.toContain(MAPS)
  const { ungranted } = await (await app.request('/health')).json()
  expect(ungranted).toEqual({ 'mf-bookings': ['connect wss://live.test', `images ${PICTURES}`] })
})
