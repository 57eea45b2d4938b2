import path from 'node:path'
import { expect, test } from 'vitest'
import { optionsFromEnvironment } from './environment'

test('defaults to one machine without a local cloud', () => {
  const options = optionsFromEnvironment({})
  expect(options).toMatchObject({
    port: 8080,
    apiUrl: 'http://127.0.0.1:8081',
    timedVisits: 10,
    brandHosts: { 'lwd.localhost': 'WA LWD', 'edh.localhost': 'VIC EDH' },
  })
  expect(options.cloudUrl).toBeUndefined()
  expect([options.store.split(path.sep).slice(-2), options.channel]).toEqual([['.data', 'releases'], 'live'])
})

test('reads hosts and their brands [OPEN-09]', () => {
  const options = optionsFromEnvironment({
    BRAND_HOSTS: '{"clinics.example":"SA EDH"}',
    RELEASE_STORE: '/srv/releases',
  })
  expect(options.brandHosts).toEqual({ 'clinics.example': 'SA EDH' })
  expect(options.store).toBe('/srv/releases')
})

test('limits hosts to a list outside production too, and allows every host without a list [OPEN-145]', () => {
  const listed = optionsFromEnvironment({ ALLOWED_HOSTS: 'status.example', PUBLIC_ORIGIN: 'https://portal.example' })
  expect(listed.hosts).toEqual(expect.arrayContaining(['portal.example', 'status.example']))
  expect(optionsFromEnvironment({}).hosts).toBeUndefined()
})

test.each([
  [{ RELEASE_STORE: 's3://' }, 'RELEASE_STORE'],
  [{ RELEASE_STORE_ENDPOINT: 'bucket.test' }, 'RELEASE_STORE_ENDPOINT'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ API_URL: 'backend' }, 'API_URL'],
  [{ TIMED_VISITS: '101' }, 'TIMED_VISITS'],
  [{ TIMED_VISITS: 'all' }, 'TIMED_VISITS'],
  [{ RELEASE_CHANNEL: '../live' }, 'RELEASE_CHANNEL'],
  [{ REMOTE_ORIGINS: 'https://files.test/' }, 'REMOTE_ORIGINS'],
  [{ REMOTE_ORIGINS: 'https://files.test; script-src *' }, 'REMOTE_ORIGINS'],
  [{ PORTAL_ORIGINS: '*' }, 'PORTAL_ORIGINS'],
  [{ RELEASE_CDN: 'https://files.test/releases' }, 'RELEASE_CDN'],
  [{ RELEASE_CDN: 'wss://files.test' }, 'RELEASE_CDN'],
  [{ RELEASE_API: 'releases.test' }, 'RELEASE_API'],
  [{ RELEASE_API: 'https://a:b@releases.test' }, 'RELEASE_API'],
  [{ REMOTE_SOURCES: 'mf-a' }, 'REMOTE_SOURCES'],
  [{ REMOTE_SOURCES: '{"mf-a":{"connect":["*"]}}' }, 'REMOTE_SOURCES'],
  [{ REMOTE_SOURCES: '{"mf-a":{"scripts":["https://a.test"]}}' }, 'REMOTE_SOURCES'],
  [{ BRAND_HOSTS: '{"a.test":"NO SUCH"}' }, 'BRAND_HOSTS'],
])('names a wrong setting: %o', (environment, name) => {
  expect(() => optionsFromEnvironment(environment)).toThrow(name)
})

test('takes a root key or a file of keys, not both [OPEN-235]', () => {
  const root = 'MCowBQYDK2VwAyEATLwjGSNRF7Tuab75YfP6m+7cPFmDUM+heC/0PEF5Y80='
  expect(optionsFromEnvironment({}).keys).toMatch(/release-keys\.json$/)
  const options = optionsFromEnvironment({ RELEASE_ROOT_KEY: `${root} ${root}`, RELEASE_KEYS: '' })
  expect([options.roots, options.keys]).toEqual([[root, root], undefined])
  const both = { RELEASE_ROOT_KEY: root, RELEASE_KEYS: 'keys.json' }
  expect(() => optionsFromEnvironment(both)).toThrow('RELEASE_KEYS and RELEASE_ROOT_KEY are both set')
  for (const wrong of ['half', root.slice(4), '/etc/portal/root-key.pem']) {
    expect(() => optionsFromEnvironment({ RELEASE_ROOT_KEY: wrong })).toThrow(
      'RELEASE_ROOT_KEY: not an Ed25519 public key',
    )
  }
})
