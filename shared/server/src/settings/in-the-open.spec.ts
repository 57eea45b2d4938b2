import { describe, expect, test } from 'vitest'
import { hasNoTls, isOnThisMachine } from './in-the-open'
import { GUARD_SETTINGS, WEB_SETTINGS } from './production.fixture'
import { readSettings } from './read-settings'

test.each([
  ['https', 'http://api.internal', true],
  ['https', 'HTTP://api.internal', true],
  ['https', 'https://api.internal', false],
  ['https', '/storage', false],
  ['database', 'postgres://a:b@db/portal?sslmode=disable', true],
  ['database', 'postgresql://a:b@db/portal?sslmode=require', true],
  ['database', 'postgres://a:b@db/portal?sslmode=no-verify', true],
  ['database', 'postgres://a:b@db/portal?sslmode=verify-full&sslmode=disable', true],
  ['database', 'postgres://a:b@db/portal?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem', false],
  ['database', 'postgres://a@%2Fvar%2Frun%2Fpostgresql/portal', false],
  ['database', 'postgres://a@db/portal?host=/var/run/postgresql', false],
  ['mail', 'smtp://a:b@mail:587?requireTLS=false', true],
  ['mail', 'smtps://a:b@mail:465?tls.rejectUnauthorized=false', true],
  ['mail', 'smtp://a:b@mail:587?requireTLS=true', false],
  ['mail', 'smtps://a:b@mail:465', false],
  ['port', '8080', true],
  ['port', '443', false],
  ['switch', 'off', true],
  ['switch', 'on', false],
] as const)('%s: is %s in the open? %s [OPEN-262]', (way, value, expected) => {
  expect(hasNoTls(way, value)).toBe(expected)
})

test.each([
  ['http://127.0.0.1:8081', true],
  ['postgres://a:b@localhost/portal', true],
  ['http://[::1]:8081', true],
  ['http://10.0.0.7:8081', false],
  ['http://127.0.0.1.example', false],
  ['postgres://a:b@localhost/portal?host=db.internal', false],
])('%s: on this machine? %s', (value, expected) => {
  expect(isOnThisMachine(value)).toBe(expected)
})

describe('in production [OPEN-262]', () => {
  const wrongOf = (env: Readonly<Record<string, string>>) =>
    readSettings('web server', { ...WEB_SETTINGS, ...env }).wrong

  test('the portal requires https, even in a trusted network', () => {
    for (const word of ['', 'trusted'])
      expect(wrongOf({ PUBLIC_ORIGIN: 'http://portal.example', PUSHER_WS_TLS: 'off', NETWORK_BETWEEN: word })).toEqual([
        'not by TLS: PUBLIC_ORIGIN (https://…), PUSHER_WS_TLS (on)',
      ])
  })

  test('own services without TLS are listed together, with the required form, unless the network is trusted', () => {
    const plain = { API_URL: 'http://backend:8081', RELEASE_STORE_ENDPOINT: 'http://minio:9000' }
    const words = 'not by TLS, and NETWORK_BETWEEN does not say that the network is trusted'
    expect(wrongOf(plain)).toEqual([`${words}: API_URL (https://…), RELEASE_STORE_ENDPOINT (https://…)`])
    expect(wrongOf({ ...plain, NETWORK_BETWEEN: 'yes' })).toHaveLength(1)
    expect(wrongOf({ ...plain, NETWORK_BETWEEN: 'trusted' })).toEqual([])
    expect(readSettings('guard', { ...GUARD_SETTINGS, ...plain }).wrong).toHaveLength(1)
  })

  test('services on this machine need no TLS', () => {
    expect(wrongOf({ API_URL: 'http://127.0.0.1:8081' })).toEqual([])
  })
})
