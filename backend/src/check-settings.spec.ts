import { describe, expect, test } from 'vitest'
import { checkSettings } from './check-settings'

test('nothing set, and what the demo sets, is fine', () => {
  const demo = {
    DATABASE_URL: '',
    IDENTITY_ADMIN_URL: '',
    OPERATOR_TOKEN: '',
    PORT_BACKEND: '0',
    SMTP_URL: 'smtp://127.0.0.1:8025',
  }
  for (const env of [{}, demo]) expect(() => checkSettings(env)).not.toThrow()
})

describe('a wrong setting is one line with its name and what it has to be', () => {
  test.each([
    [{ PORT_BACKEND: '' }, 'PORT_BACKEND is empty, not a port from 0 to 65535. See docs/settings.md.'],
    [{ PORT_BACKEND: '65536' }, 'PORT_BACKEND="65536" is not a port from 0 to 65535. See docs/settings.md.'],
    [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL="many" is not a number of connections from 1. See docs/settings.md.'],
    [{ SMTP_URL: 'https://a:b@host' }, /^SMTP_URL is not an address like smtps:/],
    [{ STORAGE_SECRET_KEY: 'two words' }, 'STORAGE_SECRET_KEY is not a text without blanks. See docs/settings.md.'],
    [
      { OPERATOR_TOKEN: 'short' },
      'OPERATOR_TOKEN is not a token of at least 32 letters and digits. See docs/settings.md.',
    ],
    [{ IDENTITY_ADMIN_ACCESS_KEY: 'K', IDENTITY_ADMIN_SECRET_KEY: '' }, /both set or both empty/],
    [{ PORT_BACKEND: 'x', PLACES_URL: 'y' }, /^PORT_BACKEND="x" is not .*; PLACES_URL is not /],
  ])('%o', (env, message) => {
    expect(() => checkSettings(env)).toThrow(message)
  })
})
