import { describe, expect, test } from 'vitest'
import { BACKEND_SETTINGS } from '@portal/server/testing'
import { optionsFrom } from './config'

describe('reports a wrong setting in one line, with its name and what it has to be', () => {
  test.each([
    [{ PORT_BACKEND: '65536' }, 'PORT_BACKEND="65536" is not a port from 0 to 65535. See docs/settings.md.'],
    [{ STORAGE_SECRET_KEY: 'two words' }, 'STORAGE_SECRET_KEY is not a text without blanks. See docs/settings.md.'],
    [{ IDENTITY_ADMIN_ACCESS_KEY: 'K', IDENTITY_ADMIN_SECRET_KEY: '' }, /both set or both empty/],
    [{ PORT_BACKEND: 'x', PLACES_URL: 'y' }, /^PORT_BACKEND="x" is not .*; PLACES_URL is not /],
  ])('%o', (env, message) => {
    expect(() => optionsFrom(env)).toThrow(message)
  })
})

describe('in production [OPEN-142]', () => {
  test('it starts closed with everything set, on PostgreSQL', () => {
    const options = optionsFrom(BACKEND_SETTINGS)
    expect(options).toMatchObject({ isClosed: true, proxies: 1, patience: { drainMs: 5_000, finishMs: 20_000 } })
    expect(options.database.url).toBe(BACKEND_SETTINGS.DATABASE_URL)
  })

  test('names settings that are missing, malformed, out of place or from the demo in one line', () => {
    const env = {
      ...BACKEND_SETTINGS,
      DATABASE_URL: '',
      PLACES_KEY: 'portal-demo-places-key',
      PORT_CLOUD: '8082',
      PORT_BACKEND: 'x',
    }
    expect(() => optionsFrom(env)).toThrow(
      'missing: DATABASE_URL; known to everybody, since the demo has it: PLACES_KEY; not for production: PORT_CLOUD; ' +
        'PORT_BACKEND="x" is not a port from 0 to 65535. See docs/settings.md.',
    )
  })

  test.each([
    'postgres://portal@db-1:5432,db-2:5432/portal?sslmode=verify-full',
    'postgres://portal@db-1,db-2/portal?sslmode=verify-full',
    'postgres://portal@db-1/portal?sslmode=verify-full&host=db-1,db-2',
    'postgres://portal@db-1/portal?sslmode=verify-full&target_session_attrs=read-write',
  ])('refuses the database %s, which node-postgres would look up as one host', (DATABASE_URL) => {
    expect(() => optionsFrom({ ...BACKEND_SETTINGS, DATABASE_URL })).toThrow(
      /DATABASE_URL is not .* with one host: of several HAProxy finds the primary/,
    )
  })

  test('the demo does not start', () => {
    expect(() => optionsFrom(BACKEND_SETTINGS, { isDemo: true })).toThrow(
      'there is no demo data: start backend/src/main.ts',
    )
  })
})
