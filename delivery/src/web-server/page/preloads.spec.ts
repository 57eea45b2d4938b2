import { readRegistry } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { readShellManifest } from '../../releases/documents/shell-manifest'
import { hash, REGISTRY, REMOTE, SHELL_MANIFEST } from '../../testing/fixture-build'
import { findFirstFiles } from './first-files'
import { preloadsOf } from './preloads'

function preloads(address: string, remote: object = {}, canaries: object = {}) {
  const registry = readRegistry({ ...REGISTRY, remotes: { 'mf-bookings': { ...REMOTE, ...remote } }, canaries })
  const shell = readShellManifest(SHELL_MANIFEST)
  const { pathname, search } = new URL(address, 'http://portal.test')
  return preloadsOf(findFirstFiles({ pathname, search }, { registry, shell }), { shell })
}

test('names the files of an early render, with their known hashes', () => {
  const chunks = { bookings: ['bookings.0a1b2c3d.css', 'bookings.0a1b2c3d.js'] }
  expect(preloads('/pets', { chunks })?.split(', ')).toEqual([
    '</shell/main.33334444.css>; rel=preload; as=style; crossorigin=anonymous',
    `</shell/domain-common.0a1b2c3d.js>; rel=preload; as=script; crossorigin=anonymous; integrity="${hash('G')}"`,
    `</shell/early-render.0a1b2c3d.js>; rel=preload; as=script; crossorigin=anonymous; integrity="${hash('D')}"`,
    `</remotes/mf-bookings/remoteEntry.0a1b2c3d.js>; rel=preload; as=script; crossorigin=anonymous; integrity="${hash('A')}"`,
    '</remotes/mf-bookings/bookings.0a1b2c3d.css>; rel=preload; as=style; crossorigin=anonymous',
    '</remotes/mf-bookings/bookings.0a1b2c3d.js>; rel=preload; as=script; crossorigin=anonymous',
  ])
})

test('names nothing without an early render, or when a canary may replace it', () => {
  const canary = { percent: 10, entry: { ...REMOTE, version: '2.0.0' } }
  expect([preloads('/bookings'), preloads('/'), preloads('/pets', {}, { 'mf-bookings': canary })]).toEqual([
    null,
    null,
    null,
  ])
})

test('names the scripts of the shell and the screen, in order, for a page drawn at build time', () => {
  expect(preloads('/login')?.split(', ')).toEqual([
    `</shell/main.11112222.js>; rel=preload; as=script; crossorigin=anonymous; integrity="${hash('B')}"`,
    '</shell/login.99990000.js>; rel=preload; as=script; crossorigin=anonymous',
  ])
  expect(preloads('/nothing-has-this-address')).toContain('main.11112222.js')
})
