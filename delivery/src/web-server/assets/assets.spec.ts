import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app'
import { fixtureBuild, type FixtureBuild } from '../../testing/fixture-build'

let build: FixtureBuild
beforeEach(() => {
  build = fixtureBuild()
})
afterEach(() => build.remove())

const get = (url: string, headers: Record<string, string> = {}) =>
  createApp(build.options(), build.releases()).request(`http://localhost:8080${url}`, {
    headers: { host: 'localhost:8080', ...headers },
  })

describe('assets', () => {
  test('caches a hashed file for a year and sends its smallest encoding', async () => {
    const answer = await get('/shell/main.11112222.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('console.log("main")')
  })

  test('refuses a file as a service worker, and limits the calls of a worker [OPEN-222]', async () => {
    const file = '/shell/main.11112222.js'
    expect((await get(file, { 'service-worker': 'script' })).status).toBe(404)
    const policy = (await get(file)).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self'; .*; report-uri \/csp-reports$/)
  })

  test('sends gzip to a visitor who refuses brotli, and the file itself without any encoding', async () => {
    const gzip = await get('/shell/main.11112222.js', { 'accept-encoding': 'br;q=0, gzip' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    const plain = await get('/shell/main.11112222.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe('console.log("main")'.repeat(50))
  })

  test('revalidates a file without a hash in its name', async () => {
    const answer = await get('/shell/plain.txt')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/shell/plain.txt', { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.each([
    '/shell/none.0a1b2c3d.js',
    '/shell/',
    '/shell/shell-manifest.json',
    '/shell/main.11112222.js.map',
    '/shell/%2e%2e/secret.txt',
    '/shell/..%5csecret.txt',
    '/shell/%00secret.txt',
    '/shell/%zz.js',
    '/shell//etc/passwd',
    '/shell/.hidden.js',
    '/remotes/mf-bookings/../../secret.txt',
    '/remotes/mf-wizards/remoteEntry.0a1b2c3d.js',
    '/favicon.png',
  ])('answers 404 and no page at %s', async (url) => {
    build.write('shell/.hidden.js', 'hidden')
    build.write('shell/main.11112222.js.map', '{}')
    const answer = await get(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/^Not found\n?$/)
  })

  test('does not follow a link out of the folder', async () => {
    symlinkSync(path.join(build.root, 'secret.txt'), path.join(build.shellDir, 'link.txt'))
    expect((await get('/shell/link.txt')).status).toBe(404)
  })
})
