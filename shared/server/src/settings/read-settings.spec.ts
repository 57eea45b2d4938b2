import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from './read-settings'
import { GUARD_SETTINGS, WEB_SETTINGS } from './production.fixture'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const secretFile = (text: string) => {
  const file = path.join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

describe('in the demo', () => {
  test('every setting has a default, which may depend on another setting', () => {
    const { values, wrong } = readSettings('backend', { PORT_CLOUD: '9001', PORT_SMTP: '9002' })
    expect(wrong).toEqual([])
    expect(values).toMatchObject({
      STORAGE_ENDPOINT: 'http://127.0.0.1:9001/storage',
      SMTP_URL: 'smtp://127.0.0.1:9002',
      HOST_BACKEND: '127.0.0.1',
      STORAGE_SECRET_KEY: 'portal-demo-storage-secret',
      DRAIN_SECONDS: '0',
    })
    expect(values.DATABASE_URL).toBeUndefined()
  })
})

describe('in production [OPEN-142]', () => {
  test('web server and guard start with their required settings', () => {
    expect(readSettings('web server', WEB_SETTINGS)).toMatchObject({ isProduction: true, wrong: [] })
    expect(readSettings('guard', GUARD_SETTINGS).wrong).toEqual([])
    expect(readSettings('web server', WEB_SETTINGS).values).toMatchObject({ DRAIN_SECONDS: '5', FINISH_SECONDS: '20' })
  })

  test('without settings, all missing ones are listed together', () => {
    expect(readSettings('guard', { NODE_ENV: 'production' }).wrong).toEqual([
      'missing: API_URL, RELEASE_STORE, RELEASE_KEYS, GUARD_KEY, OPERATOR_TOKEN',
    ])
    const [missing = ''] = readSettings('backend', { NODE_ENV: 'production' }).wrong
    expect(missing).toBe(
      'missing: TRUST_PROXY, PUBLIC_ORIGIN, BRAND_HOSTS, DATABASE_URL, IDENTITY_USER_POOL_ID, IDENTITY_CLIENT_ID, ' +
        'IDENTITY_URL, IDENTITY_ISSUER, IDENTITY_JWKS_URI, IDENTITY_ADMIN_URL, IDENTITY_ADMIN_ACCESS_KEY, ' +
        'IDENTITY_ADMIN_SECRET_KEY, SMTP_URL, MAIL_FROM, STORAGE_ENDPOINT, STORAGE_PUBLIC_ENDPOINT, STORAGE_BUCKET, ' +
        'STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY, PLACES_URL, PLACES_KEY, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET',
    )
  })

  test('values of the demo, stand-ins and development folders are refused', () => {
    const more = { PUSHER_KEY: 'portal-demo-key', CLOUD_URL: 'http://127.0.0.1:8082', DEV_REMOTES_DIR: 'dev' }
    expect(readSettings('web server', { ...WEB_SETTINGS, ...more }).wrong).toEqual([
      'known to everybody, since the demo has it: PUSHER_KEY',
      'not for production: CLOUD_URL, DEV_REMOTES_DIR',
    ])
  })

  test('a secret of the demo is refused in every setting', () => {
    const token = { OPERATOR_TOKEN: 'portal-demo-secret-portal-demo-secret' }
    expect(readSettings('web server', { ...WEB_SETTINGS, ...token }).wrong).toEqual([
      'known to everybody, since the demo has it: OPERATOR_TOKEN',
    ])
  })

  describe('of a rehearsal [OPEN-361]', () => {
    const rehearsal = { NODE_ENV: 'production', REHEARSAL: '1', BRAND_HOSTS: '{}', TRUST_PROXY: '1' }

    test('stand-ins replace the services, but the database is the operator’s', () => {
      const { wrong, values, isRehearsal } = readSettings('backend', { ...rehearsal, STORAGE_BUCKET: 'portal' })
      expect([wrong, isRehearsal]).toEqual([['missing: DATABASE_URL'], true])
      expect(values).toMatchObject({
        IDENTITY_ADMIN_URL: 'http://127.0.0.1:8083',
        PLACES_KEY: 'portal-demo-places-key',
      })
      const { REHEARSAL: _, ...real } = rehearsal
      expect(readSettings('backend', real).wrong[0]).toContain('IDENTITY_ADMIN_URL')
    })

    test('only stand-ins on this machine need no TLS; development folders stay refused', () => {
      const env = { ...WEB_SETTINGS, ...rehearsal, CLOUD_URL: 'http://127.0.0.1:8082', PUBLIC_ORIGIN: undefined }
      expect(readSettings('web server', env).wrong).toEqual([])
      const more = { DEV_REMOTES_DIR: 'dev', PUBLIC_ORIGIN: 'http://portal.example', REHEARSAL: '1' }
      expect(readSettings('web server', { ...env, ...more }).wrong).toEqual([
        'not by TLS: PUBLIC_ORIGIN (https://…)',
        'not for production: DEV_REMOTES_DIR',
      ])
    })

    test('another value than 1 is refused', () => {
      expect(readSettings('web server', { ...WEB_SETTINGS, REHEARSAL: 'yes' }).wrong).toEqual([
        'REHEARSAL is neither 1 nor empty',
      ])
    })
  })

  test('a bucket as release store requires its keys, which may be empty for a role', () => {
    const bucket = { ...WEB_SETTINGS, RELEASE_STORE: 's3://releases/portal' }
    expect(readSettings('web server', bucket).wrong).toEqual([
      'missing: RELEASE_STORE_ACCESS_KEY, RELEASE_STORE_SECRET_KEY',
    ])
    const byRole = { ...bucket, RELEASE_STORE_ACCESS_KEY: '', RELEASE_STORE_SECRET_KEY: '' }
    expect(readSettings('web server', byRole).wrong).toEqual([])
  })
})

describe('secrets from files [OPEN-143]', () => {
  test('the file is read without its final line break', () => {
    const { values, wrong } = readSettings('backend', { PLACES_KEY_FILE: secretFile('from-a-file\n') })
    expect([values.PLACES_KEY, wrong]).toEqual(['from-a-file', []])
  })

  test('a secret that is set twice, or whose file is unreadable, is reported by name', () => {
    const both = readSettings('backend', { PLACES_KEY: 'a', PLACES_KEY_FILE: secretFile('b') })
    expect(both.wrong).toEqual(['PLACES_KEY_FILE is set beside PLACES_KEY'])
    const gone = readSettings('guard', {
      ...GUARD_SETTINGS,
      OPERATOR_TOKEN: undefined,
      OPERATOR_TOKEN_FILE: path.join(folder, 'gone'),
    })
    expect(gone.wrong).toEqual(['OPERATOR_TOKEN_FILE names a file that cannot be read'])
  })

  test('an empty file counts as missing in production, and only secrets can have a file', () => {
    const env = { ...GUARD_SETTINGS, OPERATOR_TOKEN: undefined, OPERATOR_TOKEN_FILE: secretFile('\n') }
    expect(readSettings('guard', env).wrong).toEqual(['missing: OPERATOR_TOKEN'])
    expect(readSettings('web server', { PORT_FILE: secretFile('9000') }).values.PORT).toBe('8080')
  })
})
